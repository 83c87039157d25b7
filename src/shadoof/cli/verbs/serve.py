"""`shadoof serve`: the place to play, for browsers on this machine and its network."""

from pathlib import Path

import click


@click.command(short_help="Play in the browser, alone, with friends, or against the computer.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8080, help="The port to listen on; 0 finds a free one."
)
@click.option("--host", default="0.0.0.0", help="The address to listen on; 127.0.0.1 for this machine alone.")  # noqa: S104
@click.option("--data", type=click.Path(path_type=Path), help="The folder that keeps games and people.")
def verb(port: int, host: str, data: Path | None) -> None:
    """Serves the games to browsers; phones on the same network scan the code it prints.

    Example: shadoof serve --port 8000
    """
    import uvicorn
    from platformdirs import user_data_path

    from shadoof.server.app import create_app
    from shadoof.server.settings import Settings

    folder = data or user_data_path("shadoof")
    app = create_app(Settings(folder))
    uvicorn.run(app, host=host, port=port, ws="websockets-sansio", ws_per_message_deflate=False, access_log=False)
