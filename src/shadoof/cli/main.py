"""The command `shadoof`: finds the verb's file, and turns every error a person can cause into one line."""

import io
import os
import sys
from pathlib import Path
from typing import Any

import click

from shadoof import __version__
from shadoof.cli.language import chosen_language
from shadoof.cli.terminal import has_colour
from shadoof.cli.verb_files import VerbFiles
from shadoof.core.trouble import Trouble
from shadoof.core.words import LANGUAGES, say

INTERRUPTED = 130
BAD_INPUT = 2  # exit code for input that can't be used, as click has it for wrong options


class Shadoof(VerbFiles):
    """The outermost group: nothing but `SystemExit` leaves it."""

    def main(self, args: Any = None, prog_name: str | None = None, **options: Any) -> Any:  # type: ignore[override]
        """Runs the verb; what a person did wrong becomes a line on standard error and code 2."""
        _open_what_is_closed()
        _print_what_can_be_printed()
        try:
            with self.make_context(prog_name, list(sys.argv[1:] if args is None else args), **options) as context:
                self.invoke(context)
            sys.stdout.flush()
            sys.exit(0)
        except click.exceptions.Exit as done:
            sys.exit(done.exit_code)
        except click.ClickException as mistake:
            mistake.show()
            sys.exit(mistake.exit_code)
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            _drop_output()  # the reader has seen enough
            sys.exit(0)
        except Trouble as trouble:
            _complain(trouble.sentence(self.language))
        except OSError as error:
            if error.filename is None:
                _drop_output()  # it was the output that failed, for example on a full disk
            file = str(error.filename) if error.filename else "-"
            _complain(say("cli-file", self.language, file=file, why=error.strerror or ""))
        except UnicodeDecodeError:
            _complain(say("cli-not-text", self.language))

    language = "en"  # as the person chose it; errors are told when click's context is gone


def _open_what_is_closed() -> None:
    """A stream closed before the start (`shadoof play wadi <&-`) is as one at its end: no input, no reader."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - to the end


def _print_what_can_be_printed() -> None:
    """A terminal without arrows gets question marks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """What is buffered is not written at exit, where failing again would decide the exit code."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> None:
    click.echo(f"shadoof: {sentence}", err=True)
    sys.exit(BAD_INPUT)


@click.group(
    cls=Shadoof,
    package="shadoof.cli.verbs",
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of what is said; else as LANG has it.")
@click.version_option(__version__, prog_name="shadoof")
@click.pass_context
def shadoof(context: click.Context, lang: str | None) -> None:
    """Play, build boards for and study board games.

    Without a verb it serves the games to browsers, as `shadoof serve` does.

    Example: shadoof play wadi --players 3 --map start
    """
    context.meta["shadoof.language"] = lang
    Shadoof.language = chosen_language()
    context.color = has_colour()
    if context.invoked_subcommand is None:
        serve = shadoof.get_command(context, "serve")
        assert serve
        context.invoke(serve)
