"""From the globe to the sheet: a conic map, turned and swollen where a board is crowded, then bent after its places."""

from __future__ import annotations

from math import atan2, cos, log, radians, sin, tan
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

EARTH = 6371.0
"""Kilometres from its middle to its face."""


class Projection:
    """Longitudes and latitudes to units of the sheet, as a board's hints say; the middle of the map is at 0, 0."""

    def __init__(self, hints: Mapping[str, Any]) -> None:
        low, high = (radians(lat) for lat in hints["parallels"])
        self.lon, lat = (radians(value) for value in hints["middle"])
        same = abs(low - high) < 1e-9
        self.n = sin(low) if same else log(cos(low) / cos(high)) / log(_t(high) / _t(low))
        self.f = cos(low) * _t(low) ** self.n / self.n
        self.middle = self.f * _t(lat) ** -self.n
        self.turn = radians(hints.get("turn", 0.0))
        self.scale = np.array(hints["scale"], float) * np.ones(2)
        self.bend, self.bends_to = hints.get("bend", (0.0, 0.0))
        self.swells = [
            (self._flat(np.array([swell["at"]])), swell["reach"], swell["factor"]) for swell in hints.get("swells", ())
        ]

    def __call__(self, lonlat: Any) -> Any:
        """Project rows of longitude and latitude."""
        points = self._flat(np.asarray(lonlat, float))
        for middle, reach, factor in self.swells:
            off = points - middle
            far = np.hypot(off[:, 0], off[:, 1])[:, None] / reach
            # An arm of the map grows by the factor at the middle and comes back to its own scale far out.
            points = points + off * (factor - 1) / (1 + far * far)
        return points

    def _flat(self, lonlat: Any) -> Any:
        lon, lat = np.radians(lonlat[:, 0]), np.radians(lonlat[:, 1])
        rho = self.f * np.tan(np.pi / 4 + lat / 2) ** -self.n
        angle = self.n * (lon - self.lon)
        flat = EARTH * (rho * np.sin(angle) + 1j * (self.middle - rho * np.cos(angle)))
        flat = flat * complex(cos(-self.turn), sin(-self.turn))
        flat = flat + self.bend * complex(cos(self.bends_to), sin(self.bends_to)) * flat * flat
        return np.stack([flat.real * self.scale[0], -flat.imag * self.scale[1]], 1)

    def north(self, lon: float, lat: float) -> float:
        """How far true north is turned to the right of up there, in degrees."""
        (x0, y0), (x1, y1) = self(np.array([[lon, lat - 0.1], [lon, lat + 0.1]]))
        return float(np.degrees(atan2(x1 - x0, y0 - y1)))


def _t(lat: float) -> float:
    return tan(np.pi / 4 + lat / 2)


def bent(true: Any, at: Any, smoothing: float) -> Callable[[Any], Any]:
    """Return the smoothest sheet of rubber that takes places from where they truly are to where they stand.

    It is a thin-plate spline of their nudges, so coasts, lakes and borders go along with the places on them.
    """
    count, move = len(true), at - true
    span = float(np.ptp(true, axis=0).max())
    knots = true / span
    kernel = _plate(knots, knots) + smoothing / span**2 * np.eye(count)
    flat = np.concatenate([np.ones((count, 1)), knots], 1)
    system = np.block([[kernel, flat], [flat.T, np.zeros((3, 3))]])
    weights = np.linalg.solve(system, np.concatenate([move, np.zeros((3, 2))]))

    def bend(points: Any) -> Any:
        here = np.asarray(points, float) / span
        base = np.concatenate([np.ones((len(here), 1)), here], 1)
        return np.asarray(points, float) + _plate(here, knots) @ weights[:count] + base @ weights[count:]

    return bend


def _plate(a: Any, b: Any) -> Any:
    square = ((a[:, None] - b[None]) ** 2).sum(2)
    return square * np.log(np.maximum(square, 1e-12)) / 2
