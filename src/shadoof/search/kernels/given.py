"""What a file of this folder finds among its globals, as readers and the type checker see it."""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

most_legal: int
most_players: int
table_type: Any
draw: Callable[[Any], Any]
times: Callable[[Any, Any], Any]
is_over: Callable[[Any], bool]
is_chance: Callable[[Any], bool]
mover: Callable[[Any], int]
list_legal: Callable[..., int]
play: Callable[..., None]
sample: Callable[..., int]
winners: Callable[..., int]
points: Callable[..., int]
turns: Callable[..., int]
glance: Callable[..., float]
eager: Callable[..., int]


def rule(function: Function) -> Function:
    """The function compiled to be called by other compiled functions."""
    return function


def entry(function: Function) -> Function:
    """The function compiled for one game, kept on disk, and run beside other threads."""
    return function
