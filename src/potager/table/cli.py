"""`potager play` and `potager serve`, which start the table."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import structlog
import typer

from potager.core.errors import PotagerError
from potager.table.logs import quiet_logs, server_logs
from potager.terminal import AsJson

if TYPE_CHECKING:
    from potager.table.operating.configuration import Configuration

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

Database = Annotated[
    str | None,
    typer.Option(help="A file or postgresql://… Default: a file in your data folder."),
]
Reports = Annotated[
    str | None, typer.Option(help="A folder with reports from the lab, to show at /lab.")
]


@app.command()
def play(
    lan: Annotated[
        bool, typer.Option("--lan", help="Let phones on the same network join by QR code.")
    ] = False,
    port: Annotated[
        int,
        typer.Option(
            help="The port to listen on. Default: a free port from 8000.", show_default=False
        ),
    ] = 0,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="Whether to open the browser.")] = True,
    reports: Reports = None,
) -> None:
    """Open the table in your browser. Ctrl-C stops it, and your matches continue next time."""
    from potager.table.operating.configuration import from_here

    host = "0.0.0.0" if lan else "127.0.0.1"  # noqa: S104 that is what --lan asks for
    port = port or free_port(host)
    address = f"http://{lan_address() if lan else 'localhost'}:{port}"
    flags = {"host": host, "port": port, "database": database, "reports": reports}
    loaded = from_here({**flags, "address": address if lan else None})
    quiet_logs()

    def announce() -> None:
        typer.echo(f"\n  The table is set: {address}\n")
        if lan:
            show_qr(address)
        typer.echo("  Press Ctrl-C to stop. Your matches are kept.\n")
        if browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(loaded.configuration, announce)


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="The network address to listen on. Default: 127.0.0.1.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on. Default: 8000.")] = None,
    database: Database = None,
    workers: Annotated[
        int | None, typer.Option(help="The number of worker processes. Default: 1.")
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            help="The address at which people reach the table. Default: the one their browser uses."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address or network of a reverse proxy whose X-Forwarded headers are trusted. "
            "Can be repeated."
        ),
    ] = None,
    creators: Annotated[
        str | None, typer.Option(help="Who may create tables: everybody, invited or nobody.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="Your own bot, as package.module:Class. Can be repeated."),
    ] = None,
    reports: Reports = None,
    config: Annotated[
        Path | None, typer.Option(help="A file with settings (TOML). --check lists them.")
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Check the configuration and exit without starting the server."
        ),
    ] = False,
    json: AsJson = False,
) -> None:
    """Run the table as a server. Logs go to standard error."""
    from potager.table.operating.checking import report
    from potager.table.operating.configuration import from_here

    flags = {
        "host": host, "port": port, "database": database, "workers": workers,
        "address": None if address is None else address.rstrip("/"), "proxies": proxy,
        "creators": creators, "bots": bot, "reports": reports,
    }  # fmt: skip
    loaded = from_here(flags, config)
    if check:
        raise typer.Exit(0 if report(loaded, json=json) else 2)
    settings = loaded.configuration
    server_logs()
    if settings.workers > 1:
        from potager.table.web.workers import serve_many

        raise typer.Exit(serve_many(settings))
    ready = structlog.get_logger().bind(host=settings.host, port=settings.port)
    run(settings, lambda: ready.info("ready"))


def run(settings: Configuration, ready: Callable[[], None]) -> None:
    """Serve in this process until Ctrl-C."""
    import uvicorn

    from potager.table.web.app import create_app
    from potager.table.web.serving import can_start, options

    can_start(settings)

    class RunningServer(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    RunningServer(uvicorn.Config(create_app(settings), **options(settings))).run()


def free_port(host: str) -> int:
    """The first free port, starting at 8000."""
    for port in range(8000, 8100):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise PotagerError("No port from 8000 to 8099 is free. Choose one with --port.")


def lan_address() -> str:
    """This machine's address on its network."""
    found = ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
        found = str(probe.getsockname()[0])
    if not found:  # a network without a way to the others
        with suppress(OSError):
            found = socket.gethostbyname(socket.gethostname())
    if not found or found.startswith("127."):
        raise PotagerError(
            "This machine is in no network, so phones can't join. Connect it to one, or leave out "
            "--lan."
        )
    return found


def show_qr(address: str) -> None:
    """The address as a QR code of characters."""
    import segno

    segno.make(address, error="l").terminal(compact=True, border=2)


def has_screen() -> bool:
    """Whether a browser could open here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
