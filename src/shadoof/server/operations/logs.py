"""Logs for people and for programs: one event a line, and never anything that lets somebody in."""

import ipaddress
import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

# What these are called anywhere lets somebody in, or decides dice that are not thrown yet.
SECRET_WORDS = ("secret", "cookie", "token", "recovery", "authorization", "password", "seed", "key")
HIDDEN = "(hidden)"
SHOWN_BITS = {4: 24, 6: 48}  # of an address: the network it comes from, not the household


def set_up_logs(as_json: bool | None = None) -> None:
    """Sends everything to standard error; as JSON where that is no terminal, or where it is asked for."""
    lines = not sys.stderr.isatty() if as_json is None else as_json
    renderer: Any = structlog.processors.JSONRenderer() if lines else structlog.dev.ConsoleRenderer()
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=renderer)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def hide_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The event with everything hidden whose name says that it is a secret."""
    for name in event:
        if name != "event" and any(word in name.lower() for word in SECRET_WORDS):
            event[name] = HIDDEN
    return event


def network_of(address: str | None) -> str:
    """Where a request came from, as coarsely as finding trouble allows, e.g. `192.0.2.0/24`."""
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return "unknown"
    return str(ipaddress.ip_network((found, SHOWN_BITS[found.version]), strict=False))
