"""Throwing and using dice: B4 and B8."""

from shadoof.core.game import Actions
from shadoof.core.kernel import rule
from shadoof.games.wabanti.actions import THROW, how_many, one_die
from shadoof.games.wabanti.state import DICE, MOVE, Table


@rule
def throw(table: Table, dice: int) -> None:
    """B4: the dice lie on the table, all unused."""
    table.dice = dice
    table.thrown = dice
    table.phase = MOVE


@rule
def dice_after(table: Table) -> int:
    """B8: how many dice the seat that ends its turn now throws in its next."""
    unused = how_many(table.dice)
    return DICE if unused == 0 else how_many(table.thrown) - unused


@rule
def list_throws(dice: int, actions: Actions) -> int:
    """Every distinct throw of so many dice; returns how many."""
    count = 0
    for ones in range(dice + 1):
        for twos in range(dice - ones + 1):
            for threes in range(dice - ones - twos + 1):
                for fours in range(dice - ones - twos - threes + 1):
                    for fives in range(dice - ones - twos - threes - fours + 1):
                        sixes = dice - ones - twos - threes - fours - fives
                        low = ones * one_die(1) + twos * one_die(2) + threes * one_die(3)
                        high = fours * one_die(4) + fives * one_die(5) + sixes * one_die(6)
                        actions[count] = THROW + low + high
                        count += 1
    return count
