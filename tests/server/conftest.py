"""What tests of the server share."""

from collections.abc import AsyncIterator

import pytest
from server.house import House, house

from shadoof.core import registry
from shadoof.core.warm import warm


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """The rules lie compiled, as `shadoof serve` has them before it listens."""
    for name in registry.names():
        warm(registry.find(name), lambda: None)


@pytest.fixture(scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server for all tests of a file that only ask, and ask much."""
    folder = tmp_path_factory.mktemp("shared")
    async with house(folder, requests_a_second=100_000, requests_at_once=100_000) as here:
        yield here
