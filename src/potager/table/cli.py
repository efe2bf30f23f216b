"""`potager play` and `potager serve`: start the table. `potager backup`: copy its matches."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import structlog
import typer

from potager.core.errors import PotagerError
from potager.table.logs import quiet_logs, server_logs
from potager.table.settings import Settings, default_database, from_environment

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

Database = Annotated[
    str, typer.Option(help="A file, or postgresql://… (default: a file in your data folder).")
]
LONGEST_FRAME = 64 * 1024


@app.command()
def play(
    lan: Annotated[
        bool, typer.Option("--lan", help="Let phones in the same network join, by a QR code.")
    ] = False,
    port: Annotated[int, typer.Option(help="Default: a free one near 8000.")] = 0,
    database: Database = "",
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Open the table in your browser; Ctrl-C ends it, the next start goes on with every match."""
    host = "0.0.0.0" if lan else "127.0.0.1"  # noqa: S104 that is what --lan asks for
    port = port or free_port(host)
    address = f"http://{lan_address() if lan else 'localhost'}:{port}"
    settings = _settings(database=database, address=address if lan else "")
    quiet_logs()

    def announce() -> None:
        typer.echo(f"\n  The table is set: {address}\n")
        if lan:
            show_qr(address)
        typer.echo("  Ctrl-C ends it; the matches are kept.\n")
        if browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(settings, host, port, announce)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The network address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    database: Database = "",
    workers: Annotated[
        int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")
    ] = 1,
    address: Annotated[
        str, typer.Option(help="How people reach the table, if not as their browser says.")
    ] = "",
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address or network of a web server in front, whose X-Forwarded headers count;"
            " may repeat."
        ),
    ] = None,
) -> None:
    """Run the table as a server; logs go to standard error."""
    settings = _settings(database=database, address=address.rstrip("/"), proxies=proxy)
    if workers > 1 and not settings.database.startswith("postgres"):
        raise PotagerError("Several processes need PostgreSQL: give --database postgresql://…")
    server_logs()
    if workers > 1:
        serve_many(settings, host, port, workers)
    else:
        run(
            settings, host, port, lambda: structlog.get_logger().info("ready", host=host, port=port)
        )


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Annotated[str, typer.Option(help="The SQLite file.")] = "",
) -> None:
    """Copy the table's SQLite file, also while the table runs (PostgreSQL: use pg_dump)."""
    from potager.table.store.sqlite import backup as copy

    source = Path(database) if database else default_database()
    if not source.exists():
        raise PotagerError(f"There is no table at {source}.")
    if target.exists():
        raise PotagerError(f"{target} is there already: choose another name.")
    copy(source, target)
    typer.echo(f"{target} has everything that {source} had.")


def _settings(*, database: str, address: str, proxies: list[str] | None = None) -> Settings:
    import msgspec

    given = from_environment()
    settings = msgspec.structs.replace(
        given,
        database=database or given.database,
        address=address or given.address,
        proxies=tuple(proxies or given.proxies),
    )
    for proxy in settings.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise PotagerError(
                f"{proxy} is not a proxy's address: give one like 127.0.0.1 or 10.0.0.0/8."
            ) from None
    return settings


def check(settings: Settings, host: str, port: int) -> None:
    """Find out what would keep the table from starting, while it can be said in one sentence."""
    import asyncio

    async def open_once() -> None:
        store = settings.store()
        store.notice = lambda *_: None
        await store.open()
        await store.close()

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise PotagerError(f"{host}:{port} can't be used: {error.strerror}.") from None
    asyncio.run(open_once())


def run(settings: Settings, host: str, port: int, ready: Callable[[], None]) -> None:
    """Serve in this process until Ctrl-C."""
    import uvicorn

    from potager.table.web.app import create_app

    check(settings, host, port)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    application = create_app(settings)
    config = uvicorn.Config(application, host=host, port=port, **uvicorn_options(settings))
    Server(config).run()


def serve_many(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve in several processes until Ctrl-C."""
    import uvicorn

    check(settings, host, port)
    settings.to_environment()
    uvicorn.run(
        "potager.table.web.app:create_worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        **uvicorn_options(settings),
    )


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """How the table is served. Only proxies that the host has named tell who really asks."""
    return {
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": LONGEST_FRAME,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "timeout_graceful_shutdown": 3,
    }


def free_port(host: str) -> int:
    """The first free port from 8000 on."""
    for port in range(8000, 8100):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise PotagerError("No port from 8000 to 8099 is free: give one with --port.")


def lan_address() -> str:
    """This machine's address in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def show_qr(address: str) -> None:
    """The address as a QR code of characters."""
    import segno

    segno.make(address, error="l").terminal(compact=True, border=2)


def has_screen() -> bool:
    """Whether a browser could open here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
