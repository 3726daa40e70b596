"""Computer players: what one is, what they are called, and the habits that every sensible one shares.

    from random import Random
    from whistlestop.bots import make_bot

    bot = make_bot("planner", Random(7))
    action = bot.choose(game.view(seat), game.legal(seat), events)

A name may have parameters (`search:200ms`, `planner:blunder=0.1`) and may be a class of your own (`my.py:MyBot`).
"""

from __future__ import annotations

from .bot import Bot as Bot
from .naming import DEFAULT as DEFAULT
from .naming import BotNameError as BotNameError
from .naming import BotParameterError as BotParameterError
from .naming import about as about
from .naming import bot_names as bot_names
from .naming import check_bot as check_bot
from .naming import make_bot as make_bot
