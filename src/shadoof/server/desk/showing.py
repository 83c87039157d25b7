"""A table as one person sees it, with what the table's own log does not know: who is there, and the pair's other game."""

from shadoof.server.desk.desk import Desk
from shadoof.server.desk.live import Live
from shadoof.server.events.presence import Presences
from shadoof.server.messages import Result, Table
from shadoof.server.trouble import Declined
from shadoof.server.views.pairs import pair_view
from shadoof.server.views.tables import table_view


class Showing:
    """Makes snapshots."""

    def __init__(self, desk: Desk, presences: Presences) -> None:
        self._desk = desk
        self._presences = presences

    async def table(self, table_id: str, viewer: str) -> Table:
        """The table as it is now; Declined where there is none."""
        async with self._desk.using(table_id) as live:
            return await self.live(live, viewer)

    async def live(self, live: Live, viewer: str) -> Table:
        """The same, of a table at hand."""
        other = await self._other_result(live)
        state = live.state
        return table_view(
            state,
            live.shared,
            viewer=viewer,
            here=self._presences.here(state),
            watching=self._presences.watching(state),
            now=self._desk.settings.clock(),
            downtimes=self._desk.downtimes,
            pair=pair_view(state, other),
        )

    async def _other_result(self, live: Live) -> Result | None:
        state = live.state
        if not state.second:
            return state.created.before_result
        try:
            return (await self._desk.state(state.second)).result
        except Declined:
            return None
