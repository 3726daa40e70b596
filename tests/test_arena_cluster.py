"""Contests on a Ray cluster."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_arena import DYING, USA, without_times
from whistlestop.arena import Contest
from whistlestop.arena import cluster as clusters
from whistlestop.arena.cluster import ClusterError, connect, on_cluster
from whistlestop.arena.spreading import in_processes


@pytest.fixture(autouse=True, scope="module")
def log_records() -> Iterator[None]:
    """Ray gives each line of the log of this process a time of its own; what the other tests log stays as it is."""
    plain = logging.getLogRecordFactory()
    yield
    logging.setLogRecordFactory(plain)


@pytest.mark.needs("ray")
def test_a_cluster_plays_the_very_bouts_that_one_process_plays(tmp_path: Path) -> None:
    """However the bouts are spread, each comes once and is the same; what a worker had that died is played again."""
    (tmp_path / "dying.py").write_text(DYING, "utf-8")
    contest = Contest(USA, (f"{tmp_path}/dying.py:Dying", "random"))
    wanted = [(deal, 0) for deal in range(4)]
    bouts = sorted(on_cluster(contest, wanted, "local"), key=lambda bout: bout.deal)
    assert (tmp_path / "died0").exists()
    assert without_times(bouts) == without_times(list(in_processes(contest, wanted, 1)))


@pytest.mark.needs("ray")
def test_where_no_cluster_is_the_address_is_named() -> None:
    """An address at which nobody answers is an error that names it."""
    with pytest.raises(ClusterError, match=r"no Ray cluster answers at 'ray://nowhere"):
        connect("ray://nowhere.invalid:1")


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Ray is not installed, the error names the extra that brings it."""
    monkeypatch.setattr(clusters, "find_spec", lambda _name: None)
    with pytest.raises(ClusterError, match=r"whistlestop\[cluster\]"):
        connect("auto")
