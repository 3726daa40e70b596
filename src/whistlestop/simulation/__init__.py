"""Many games at once: who plays them, how they are played fast, what they were like.

    from whistlestop.simulation import Simulation, Summary, play_many

    simulation = Simulation("nordic", seats=3, seed=7)
    summary = Summary(3)
    for game in play_many(simulation, 1000):
        summary.add(game)

Game `i` depends on the simulation and `i` only, however many games or processes there are; `simulation.game(i)` is
the same game at the table, from its first card.
"""

from __future__ import annotations

from .games import Played as Played
from .games import Simulation as Simulation
from .games import Told as Told
from .many import Way as Way
from .many import play_many as play_many
from .perft import divide as divide
from .perft import perft as perft
from .players import Player as Player
from .players import PlayersError as PlayersError
from .players import seat_players as seat_players
from .summary import Summary as Summary
