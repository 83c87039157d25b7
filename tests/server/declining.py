"""`with declined("stale"):` for what must be declined, and why."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from shadoof.server.trouble import Declined


@contextmanager
def declined(code: str) -> Iterator[None]:
    with pytest.raises(Declined) as found:
        yield
    assert found.value.code == code
