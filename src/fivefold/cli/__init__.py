"""The command `fivefold`: errors are one line and exit status 2. Its commands are listed in `commands.py`."""

from __future__ import annotations

import sys

from fivefold import __version__


def main() -> None:
    """Run the command; whatever goes wrong is said in one line."""
    if sys.argv[1:] == ["--version"]:  # asked by scripts, and so at once
        sys.stdout.write(f"fivefold {__version__}\n")
        sys.exit(0)
    try:
        import typer

        from fivefold.cli.commands import app
    except ImportError as error:
        sys.exit(_does_not_fit(error))
    from fivefold.refusals import Refused

    try:
        sys.exit(app(standalone_mode=False))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except typer.TyperException as wrong:
        sys.exit(_complain(getattr(wrong, "format_message", wrong.__str__)()))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except UnicodeDecodeError as wrong:
        sys.exit(_complain(f"This is not a text file (byte {wrong.start} is no UTF-8)."))
    except OSError as wrong:
        sys.exit(_complain(f"{wrong.filename}: {wrong.strerror}." if wrong.filename else f"{wrong}."))
    except Refused as error:
        sys.exit(_complain(str(error)))
    except ImportError as error:
        sys.exit(_does_not_fit(error))


def _does_not_fit(error: ImportError) -> int:
    from fivefold.cli.environment import missing

    return _complain(missing(error))


def _complain(sentence: str) -> int:
    line = " ".join(sentence.split())
    sys.stderr.write(f"fivefold: {line}\n")
    return 2
