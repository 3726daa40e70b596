"""How fast the engine is, measured as ratios in one run on one machine.

Wall-clock figures of a shared machine move by a factor of two; ratios of things measured in turn hardly do.  So each
round measures everything once, and medians over the rounds are reported.
"""

from __future__ import annotations

from .cpu import measure as measure
from .gpu import lacking_gpu as lacking_gpu
from .gpu import measure_gpu as measure_gpu
