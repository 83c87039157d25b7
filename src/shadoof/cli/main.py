"""The command `shadoof`: finds the verb's file, and turns every error a person can cause into one line."""

import os
import sys
from typing import Any

import click

from shadoof import __version__
from shadoof.cli.language import chosen_language
from shadoof.cli.terminal import has_colour
from shadoof.cli.verb_files import VerbFiles
from shadoof.core.trouble import Trouble
from shadoof.core.words import LANGUAGES, say

BAD_INPUT = 2  # exit code for input that can't be used, as click has it for wrong options


class Shadoof(VerbFiles):
    """The outermost group: nothing but `SystemExit` leaves it."""

    def main(self, *arguments: Any, **options: Any) -> Any:
        """Runs the verb; a Trouble or an unreadable file becomes a line on standard error and code 2."""
        try:
            return super().main(*arguments, **options)
        except Trouble as trouble:
            _complain(trouble.sentence(chosen_language()))
        except BrokenPipeError:
            # The reader has seen enough; what is buffered must not be written at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        except OSError as error:
            _complain(say("cli-file", chosen_language(), file=str(error.filename), why=error.strerror or ""))
        except UnicodeDecodeError:
            _complain(say("cli-not-text", chosen_language()))


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
    """Play, build boards for and study Wadi, The Watchmen and Wabanti.

    Example: shadoof play wadi --players 3 --map start
    """
    context.meta["shadoof.language"] = lang
    context.color = has_colour()
    if context.invoked_subcommand is None:
        click.echo(say("cli-overview", chosen_language()))
