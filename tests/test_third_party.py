"""THIRD_PARTY.md names what is shipped and depended on, and nothing copyleft is shipped."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import third_party
import vendor

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
LISTED = {package.name: package for package in third_party.PACKAGES}


def test_page_is_up_to_date() -> None:
    """THIRD_PARTY.md is what the script writes."""
    assert (ROOT / "THIRD_PARTY.md").read_text("utf-8") == third_party.page()


@pytest.mark.parametrize("extra", third_party.EXTRAS)
def test_every_dependency_is_listed(extra: str) -> None:
    """Each requirement of an extra has its line, and players' extras also what these need in turn."""
    asked: set[str] = {canonicalize_name(Requirement(line).name) for line in EXTRAS[extra]}
    if extra != "dev":
        asked |= needed_by(EXTRAS[extra])
    assert asked <= set(LISTED), "add the missing ones to PACKAGES in scripts/third_party.py"


def test_the_package_itself_depends_on_nothing() -> None:
    """Without extras nothing is installed beside Whistlestop."""
    assert PROJECT["dependencies"] == []


def test_nothing_listed_is_obsolete() -> None:
    """Each direct dependency that the list names for development is still asked for."""
    asked = {canonicalize_name(Requirement(line).name) for line in EXTRAS["dev"]}
    assert {package.name for package in third_party.PACKAGES if package.extra == "dev"} <= asked


@pytest.mark.parametrize("package", third_party.PACKAGES, ids=lambda package: str(package.name))
def test_licence_is_what_the_package_says(package: third_party.Package) -> None:
    """Where a package is installed and states its licence, the listed one is in it."""
    main = package.licence.split()[0]
    assert main in re.sub(r"[()]", " ", stated_licence(package.name) or main).split()


def test_nothing_shipped_is_copyleft() -> None:
    """Neither the GPL nor the ODbL reaches the wheel."""
    licences = [PROJECT["license"], *(thing.licence for thing in third_party.SHIPPED)]
    assert [name for name in licences if re.search(r"GPL|ODbL", name)] == []


def test_shipped_things_and_their_notices_exist() -> None:
    """Each file or folder made by others is where the list says, and so is its notice."""
    for thing in third_party.SHIPPED:
        for path in (thing.path, thing.notice):
            assert (ROOT / "src" / path).exists(), path


def test_libraries_of_the_browser_app_are_listed() -> None:
    """Every library that scripts/vendor.py brings is named, with its version, in the notice beside it."""
    notice = (ROOT / "src" / third_party.VENDOR / "NOTICE.md").read_text("utf-8")
    for package in vendor.FILES:
        assert package.rpartition("@")[2] in notice, f"{package} is not in {third_party.VENDOR}/NOTICE.md"
    here = {path.relative_to(vendor.FOLDER).as_posix() for path in vendor.FOLDER.rglob("*") if path.is_file()}
    assert here - {"NOTICE.md"} == {name for files in vendor.FILES.values() for name in files.values()}


def stated_licence(name: str) -> str | None:
    """Read the licence expression of an installed package; None where there is none to read."""
    try:
        stated = metadata.metadata(name).get_all("License-Expression")
    except metadata.PackageNotFoundError:
        return None
    return stated[0] if stated else None


def needed_by(lines: list[str]) -> set[str]:
    """Follow what is installed from requirement to requirement."""
    found: set[str] = set()
    queue = [Requirement(line) for line in lines]
    while queue:
        wanted = queue.pop()
        name = canonicalize_name(wanted.name)
        asked = {"", *wanted.extras}
        try:
            inner = [Requirement(line) for line in metadata.requires(name) or []]
        except metadata.PackageNotFoundError:
            inner = []
        queue += [r for r in inner if canonicalize_name(r.name) not in found and applies(r, asked)]
        found.add(name)
    return found


def applies(line: Requirement, extras: set[str]) -> bool:
    """Tell whether a requirement is meant for this machine and one of these extras."""
    return line.marker is None or any(line.marker.evaluate({"extra": extra}) for extra in extras)
