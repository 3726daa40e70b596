"""One server and one browser for all tests of a worker that need them; each test has windows of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.person import Person, somebody
from tests.conftest import find_chromium
from tests.web_server import Running, running

if TYPE_CHECKING:
    from playwright.sync_api import Browser

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""A browser that asks nobody but our server, and needs neither rights nor much shared memory on this machine."""

Arrive = Callable[..., Person]


@contextmanager
def plain() -> Iterator[None]:
    """Keep every process that is started meanwhile to the plain core."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WHISTLESTOP_PLAIN", "1")
        yield


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server for all who come; its computer players wait for no compiler."""
    with (
        plain(),
        running(tmp_path_factory.mktemp("browser"), review=1.0, seconds=60.0) as found,
    ):
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Debian's Chromium once."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=find_chromium(), args=list(QUIET))
        yield found
        found.close()


@pytest.fixture
def arrive(browser: Browser, server: Running) -> Iterator[Arrive]:
    """Let people come, each with a browser of their own; what goes wrong in one fails the test."""
    with ExitStack() as stack:

        def come(home: str = f"http://127.0.0.1:{server.port}", **wishes: Any) -> Person:
            return stack.enter_context(somebody(browser, home, **wishes))

        yield come


@pytest.fixture
def me(arrive: Arrive) -> Person:
    """Somebody at a laptop."""
    return arrive()
