"""Where a server listens, and what to type elsewhere to reach it."""

import socket

ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - recognised, not bound


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; OSError where it can't."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.set_inheritable(False)
    except BaseException:
        listening.close()
        raise
    return listening


def own_address(host: str, port: int) -> str:
    """What a browser on this machine opens."""
    shown = "localhost" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def network_address(host: str, port: int) -> str | None:
    """What a phone on the same network opens; None where nobody else can reach the server."""
    if host not in ANYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which of our addresses would be used
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else f"http://{found}:{port}"
