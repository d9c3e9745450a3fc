"""The package as a stranger gets it: built, installed outside the checkout, and serving its page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import urllib.request
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from fivefold.cli.environment import EXTRAS, REQUIREMENT

from .patience import PATIENCE

ROOT = Path(__file__).parents[1]
PAGE = "fivefold/server/page/index.html"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def run(*command: str | Path, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | env
    return subprocess.run(list(map(str, command)), cwd=cwd, env=clean, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source distribution of this checkout and the wheel that is built from it, without Node.js."""
    out = tmp_path_factory.mktemp("dist")
    made = run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", out, cwd=ROOT)
    assert made.returncode == 0, made.stderr
    (sdist,) = out.glob("*.tar.gz")
    offline = ("--no-deps", "--no-index", "--no-build-isolation", "--quiet")
    nowhere = f"{Path(sys.executable).parent}"  # no Node.js on this path
    made = run(sys.executable, "-m", "pip", "wheel", *offline, "-w", out, sdist, cwd=out, PATH=nowhere)
    assert made.returncode == 0, made.stderr
    return out


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a fresh environment with the wheel; what the wheel needs is borrowed from this one."""
    home = tmp_path_factory.mktemp("elsewhere") / "env"
    venv.create(home, with_pip=False, symlinks=True)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    (wheel,) = built.glob("*.whl")
    python = programs / "python"
    made = run(
        sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", "-q", wheel, cwd=home
    )
    assert made.returncode == 0, made.stderr
    where = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).stdout.strip()
    Path(where, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return programs


def test_the_source_distribution_and_the_wheel_made_from_it_hold_the_page(built: Path) -> None:
    (sdist,), (wheel,) = built.glob("*.tar.gz"), built.glob("*.whl")
    with tarfile.open(sdist) as files:
        held = {name.partition("/")[2] for name in files.getnames()}
    assert f"src/{PAGE}" in held
    assert held >= {"README.md", "LICENSE", "hatch_build.py", "pyproject.toml"}
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        page = files.read(PAGE).decode()
    for asset in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page):
        assert f"fivefold/server/page/{asset}" in names


def test_an_installed_wheel_serves_its_page(installed: Path, tmp_path: Path) -> None:
    from_here = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    house = subprocess.Popen(
        [str(installed / "fivefold"), "serve", "--port", "0", "--data", str(tmp_path / "data")],
        cwd=tmp_path,
        env=from_here,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert house.stdout is not None
        said = iter(house.stdout)
        address = next(found[0] for line in said if (found := re.search(r"http://[\w.:]+", line)))
        with urllib.request.urlopen(address + "/", timeout=PATIENCE) as answer:
            page = answer.read().decode()
        asset = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert asset is not None
        with urllib.request.urlopen(address + asset[1], timeout=PATIENCE) as answer:
            assert answer.status == 200
    finally:
        house.terminate()
        house.communicate()


def test_the_wheel_is_used_and_not_the_checkout(installed: Path, tmp_path: Path) -> None:
    found = run(installed / "python", "-c", "import fivefold; print(fivefold.__file__)", cwd=tmp_path).stdout
    assert str(ROOT) not in found


def test_nothing_is_built_without_the_page(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src/fivefold").mkdir(parents=True)
    shutil.copy(ROOT / "src/fivefold/__init__.py", tmp_path / "src/fivefold")
    for target in ("sdist", "wheel"):
        made = run(sys.executable, "-m", "hatchling", "build", "-t", target, cwd=tmp_path)
        assert made.returncode != 0
        assert made.stderr.strip().splitlines()[-1] == "The page is not built: run scripts/page first."


@pytest.mark.parametrize(
    ("module", "command"),
    [
        ("uvicorn", "serve --port 0"),
        ("argon2", "serve --port 0"),
        ("segno", "serve --port 0"),
        ("distributed", "duel solve --cluster tcp://127.0.0.1:9 --out results.jsonl"),
        ("openpyxl", "tournament export log.jsonl standing.xlsx"),
        ("typst", "tournament paper log.jsonl standings"),
    ],
)
def test_a_command_whose_extra_is_missing_says_which(module: str, command: str, tmp_path: Path) -> None:
    shutil.copy(next((ROOT / "tests/golden/tournaments").rglob("*.jsonl")), tmp_path / "log.jsonl")
    (tmp_path / "sitecustomize.py").write_text(f"import sys; sys.modules[{module!r}] = None\n", encoding="utf-8")
    path = f"{tmp_path}{os.pathsep}{ROOT / 'src'}"
    done = run(sys.executable, "-m", "fivefold.cli", *command.split(), cwd=tmp_path, PYTHONPATH=path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"fivefold: This command needs {module}, which is not installed: pip install 'fivefold[{EXTRAS[module]}]'.\n"
    )


def brought_by(extra: str) -> set[str]:
    """The modules of the packages that an extra names."""
    named = [Requirement(text) for text in PROJECT["optional-dependencies"][extra]]
    wanted = {re.sub(r"[-_.]+", "-", one.name).lower() for one in named if one.name != "fivefold"}
    found = {
        module
        for module, packages in metadata.packages_distributions().items()
        if any(re.sub(r"[-_.]+", "-", package).lower() in wanted for package in packages)
    }
    return {module for module in found if not module.startswith("_") and not module.endswith("__mypyc")}


@pytest.mark.parametrize("extra", sorted(set(EXTRAS.values())))
def test_every_module_of_an_extra_is_known_to_be_one(extra: str) -> None:
    assert {module for module, of in EXTRAS.items() if of == extra} == brought_by(extra)


def test_our_requirements_are_written_so_that_they_can_be_compared() -> None:
    for text in [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"]]:
        assert REQUIREMENT.fullmatch(text) or text == "fivefold[tournaments]"


def test_every_package_that_is_installed_has_a_version_and_hashes() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        entries = re.split(r"\n(?=\S)", lock.read_text(encoding="utf-8").strip())
        assert entries
        for entry in entries:
            assert re.match(r"[\w.-]+(\[[\w,]+\])?==[\w.+!]+( ;.*)? \\\n +--hash=sha256:[0-9a-f]{64}", entry), entry


def test_the_locks_hold_what_the_project_asks_for() -> None:
    def named(*texts: str) -> set[str]:
        return {re.sub(r"[-_.]+", "-", Requirement(text).name).lower() for text in texts} - {"fivefold"}

    extras = PROJECT["optional-dependencies"]
    play = named(*PROJECT["dependencies"], *extras["tournaments"], *extras["server"], *extras["build"])
    dev = play | named(*extras["dev"], *extras["cluster"], *extras["docs"])
    for lock, wanted in (("play", play), ("dev", dev)):
        text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        assert wanted <= set(re.findall(r"^([\w-]+)", text.replace(".", "-"), flags=re.MULTILINE))
