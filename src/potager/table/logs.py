"""What the table logs, and how. Tracebacks never show the values of variables: some are secrets.

A line that can't be written, on a full disk say, is lost: nobody's match stops for it.
"""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog
from structlog.typing import Processor


def quiet_logs() -> None:
    """At home only what went wrong is worth a line."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s", force=True)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.dev.ConsoleRenderer(
                colors=False, exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(_careful()),
    )


def server_logs() -> None:
    """One JSON object a line on standard error, also of what the libraries log."""
    first: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*first, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(_careful()),
    )
    handler = logging.StreamHandler(_careful())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=first,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # Addresses of connections hold tokens, which no log should have.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


class _Careful:
    """Standard error, for those who have something better to do than to see it fail."""

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):  # the last: it is closed
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.flush()


def _careful() -> TextIO:
    return cast(TextIO, _Careful())
