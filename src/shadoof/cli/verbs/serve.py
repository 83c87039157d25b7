"""`shadoof serve`: the place to play, for browsers on this machine and its network."""

import errno
from pathlib import Path
from typing import TYPE_CHECKING

import click

from shadoof.cli.language import chosen_language

if TYPE_CHECKING:
    import socket

PORT = 8080
FAILED = 2


@click.command(short_help="Play in the browser: alone, with friends, or against the computer.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, help="The port; 0 finds a free one.")
@click.option(
    "--host",
    default="0.0.0.0",  # noqa: S104 - phones on the same network are the point; the help says how to stay alone
    help="The address to listen on; 127.0.0.1 for this machine alone.",
)
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="The folder that keeps all games.")
@click.option("--open", "browser", is_flag=True, help="Open a browser too.")
@click.option("--https", is_flag=True, help="People reach it by https, through a server in front.")
def verb(port: int, host: str, data: Path | None, browser: bool, https: bool) -> None:
    """Serves the games to browsers; phones on the same network scan the code it prints.

    Example: shadoof serve --port 8000 --open
    """
    from platformdirs import user_data_path

    from shadoof.cli.options import ready
    from shadoof.core import registry
    from shadoof.server.log.folder import open_folder
    from shadoof.server.operations.logs import set_up_logs
    from shadoof.server.serving import serve
    from shadoof.server.settings import Settings

    settings = Settings((data or user_data_path("shadoof")).absolute(), https=https)
    with open_folder(settings) as engine:  # what is wrong with it is told before anything else starts
        engine.dispose()
    listening = _listen(host, port)
    for name in registry.names():
        ready(registry.find(name))
    set_up_logs()

    def announce() -> None:
        _announce(host, listening.getsockname()[1], settings.data, browser)

    if not serve(settings, listening, announce):
        raise SystemExit(FAILED)
    click.echo(_say("cli-serve-stopped"))


def _listen(host: str, port: int) -> "socket.socket":
    from shadoof.server.addresses import listen

    keys = {
        errno.EADDRINUSE: "cli-serve-port",
        errno.EACCES: "cli-serve-port-may-not",
        errno.EADDRNOTAVAIL: "cli-serve-host",
    }
    try:
        return listen(host, port)
    except OSError as error:
        key = keys.get(error.errno or 0, "cli-serve-host")
        values = {"cli-serve-port": {"port": str(port), "other": str(port + 1 if port < 65535 else PORT)}}
        values |= {"cli-serve-port-may-not": {"port": str(port)}, "cli-serve-host": {"host": host}}
        raise click.ClickException(_say(key, **values[key])) from error


def _announce(host: str, port: int, folder: Path, browser: bool) -> None:
    import segno

    from shadoof.server.addresses import network_address, own_address

    own, network = own_address(host, port), network_address(host, port)
    click.echo(_say("cli-serve-here", address=own))
    if network:
        click.echo(_say("cli-serve-network", address=network))
        segno.make_qr(network).terminal(compact=True, border=2)
    click.echo(_say("cli-serve-data", folder=str(folder)))
    if browser:
        click.launch(own)


def _say(key: str, **values: str) -> str:
    from shadoof.core.words import say

    return say(key, chosen_language(), **values)
