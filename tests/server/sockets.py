"""How sockets end."""

import asyncio

import pytest
from server.house import Socket
from websockets.exceptions import ConnectionClosed


async def ends(socket: Socket, within: float = 20) -> None:
    """The server closes the socket soon, whatever it says before."""
    async with asyncio.timeout(within):
        with pytest.raises(ConnectionClosed):
            await _listen(socket)


async def unwelcome(socket: Socket) -> None:
    """The server tells the browser that it does not know who it is, with a code that browsers hand on."""
    with pytest.raises(ConnectionClosed, match="1008"):
        await _listen(socket)


async def _listen(socket: Socket) -> None:
    while True:
        await socket.connection.recv()
