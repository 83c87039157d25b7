"""A rematch: the same people, rules and board, everybody one seat further. Whoever asks first makes it for all."""

from msgspec.structs import replace

from shadoof.server.dice import new_secret
from shadoof.server.tables.entries import Followed
from shadoof.server.tables.ids import new_table_id
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.settling import first_seat, settle
from shadoof.server.trouble import Declined


def rematch(pending: Pending, person: str) -> None:
    """Makes the table where they meet again, unless somebody did already."""
    state = pending.state
    if not state.seats_of(person):
        raise Declined("not_seated")
    if state.followed:
        return
    if state.status != "over" or state.created.pair == 1:
        raise Declined("not_over")
    players = len(state.seats)
    created = replace(
        state.created,
        host=person,
        seats=[first_seat(state, (seat - 1) % players) for seat in range(players)],
        first=None,
        pair=1 if state.created.pair else 0,
        before="",
        before_result=None,
        actions=[],
        secret=new_secret(),
        expires=None,
    )
    table_id = new_table_id()
    pending.add(Followed(table=table_id))
    following = Pending.of_new(table_id, created, pending.at, pending.downtimes)
    settle(following)
    pending.others.append(following)
