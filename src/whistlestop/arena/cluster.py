"""Bouts spread over a cluster by Ray, which finds room for them and notices when a machine is lost."""

from __future__ import annotations

from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .bout import Bout, play_bout
from .contest import Contest
from .spreading import AHEAD, LOST, LostError, Wanted


class ClusterError(ValueError):
    """There is no cluster to play on."""


def on_cluster(contest: Contest, wanted: Wanted, address: str) -> Generator[Bout]:
    """Play bouts on the Ray cluster at an address (`auto`: the one this machine belongs to).

    They are the very bouts that one process plays, in whatever order they are finished.  Every machine plays by the
    source of this one, which is sent there.  What a lost machine had in hand is played again.
    """
    ray = connect(address)
    try:
        yield from _on_cluster(ray, contest, wanted)
    finally:
        ray.shutdown()


def connect(address: str) -> Any:
    """Return Ray, connected to the cluster."""
    if find_spec("ray") is None:
        raise ClusterError('a cluster needs Ray, which is not installed: pip install "whistlestop[cluster]"')
    import ray

    package = Path(__file__).parents[1]
    try:
        ray.init(
            address,
            runtime_env={"py_modules": [str(package)]},
            logging_level="ERROR",
            log_to_driver=False,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ClusterError(f"no Ray cluster answers at {address!r}: {error}") from error
    return ray


def _on_cluster(ray: Any, contest: Contest, wanted: Wanted) -> Generator[Bout]:
    play = ray.remote(num_cpus=1, max_retries=LOST)(play_bout)
    sent, waiting, coming = ray.put(contest), dict[Any, tuple[int, int]](), iter(wanted)
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))  # machines come and go
            while len(waiting) < room and (bout := next(coming, None)):
                waiting[play.remote(sent, *bout)] = bout
            if not waiting:
                return
            for done in ray.wait(list(waiting), num_returns=1)[0]:
                deal, _ = waiting.pop(done)
                try:
                    yield ray.get(done)
                except ray.exceptions.RayTaskError:
                    raise  # the player's own mistake
                except ray.exceptions.RayError as error:
                    raise LostError(f"deal {deal} was lost {LOST + 1} times on the cluster: {error}") from error
    finally:
        for left in waiting:
            ray.cancel(left, force=True)
