"""Whistlestop: the Ticket to Ride family on one's own machine, for players, hosts, researchers and designers.

    import whistlestop as ws

    game = ws.load("nordic", seats=3, seed=7)
    while not game.over:
        seat = game.actors[0]
        game.play(game.legal(seat)[0])
    print(game.result)

An unofficial project, not affiliated with the publisher of the board games.
"""

from __future__ import annotations

from .game import SPECTATOR as SPECTATOR
from .game import Event as Event
from .game import Game as Game
from .game import GameError as GameError
from .game import Illegal as Illegal
from .game import NotAnAction as NotAnAction
from .game import NotYourTurn as NotYourTurn
from .game import PositionError as PositionError
from .game import load as load
from .game import position as position
from .game.actions import Action as Action
from .game.actions import read_action as read_action
from .rules.options import OptionError as OptionError
from .titles.boards import BoardError as BoardError
from .titles.boards import read_board as read_board
from .titles.title import TitleError as TitleError
from .titles.title import titles as titles

__version__ = "0.1.0"
