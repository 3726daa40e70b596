"""The arena: computer players meet over the same deals from every seat, and the deals tell who is better.

    from whistlestop.arena import Contest, Results, Standings, run
    from whistlestop.simulation import Simulation

    results = Results(Contest(Simulation("nordic", seed=7), ("planner", "hungry")))
    for progress in run(results, deals=50):
        pass
    print(Standings(results.contest, progress.deals).to_dict())

docs/arena.md tells what the figures mean.
"""

from __future__ import annotations

from .contest import Contest as Contest
from .contest import ContestError as ContestError
from .keeping import Results as Results
from .keeping import ResultsError as ResultsError
from .running import Progress as Progress
from .running import run as run
from .sprt import Sprt as Sprt
from .standings import Standings as Standings
