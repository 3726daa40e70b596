"""The facade: typed actions and events, legality with reasons, views, undo."""

from __future__ import annotations

from .errors import GameError as GameError
from .errors import Illegal as Illegal
from .errors import NotAnAction as NotAnAction
from .errors import NotYourTurn as NotYourTurn
from .errors import PositionError as PositionError
from .events import Event as Event
from .game import SPECTATOR as SPECTATOR
from .game import Game as Game
from .game import load as load
from .position import position as position
