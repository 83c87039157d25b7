"""Every message between the server and its clients: what travels over REST first, then what travels over the socket.

Times are milliseconds since 1970 on the server's clock. A seat is its number, from 0. `n` numbers the events of one
table from 1 without holes; a snapshot's `n` is the last event it contains. Actions are notation. `data` is whatever a
game's own `data.py` describes; nothing here knows more of a game than that.
"""

from shadoof.server.messages.events import (
    AnyEvent as AnyEvent,
    Cancelled as Cancelled,
    Event as Event,
    Over as Over,
    RematchMade as RematchMade,
    Seated as Seated,
    SeatHeld as SeatHeld,
    Started as Started,
    TakeBackAnswered as TakeBackAnswered,
    TakeBackAsked as TakeBackAsked,
    TakenBack as TakenBack,
    Thrown as Thrown,
    TurnPlayed as TurnPlayed,
    WaitingFor as WaitingFor,
)
from shadoof.server.messages.games import (
    BoardCard as BoardCard,
    GameCard as GameCard,
    RuleCard as RuleCard,
    RuleChoice as RuleChoice,
    VariantCard as VariantCard,
)
from shadoof.server.messages.kinds import (
    ActionNumber as ActionNumber,
    Answer as Answer,
    EventNumber as EventNumber,
    Hours as Hours,
    Key as Key,
    Language as Language,
    Level as Level,
    Message as Message,
    Milliseconds as Milliseconds,
    Name as Name,
    Notation as Notation,
    Ref as Ref,
    ScenarioText as ScenarioText,
    SeatNumber as SeatNumber,
    Seconds as Seconds,
    Seed as Seed,
    Settled as Settled,
)
from shadoof.server.messages.people import (
    ChangeMe as ChangeMe,
    Me as Me,
    Recover as Recover,
    RecoveryLink as RecoveryLink,
)
from shadoof.server.messages.playing import (
    Commit as Commit,
    Committed as Committed,
    Draft as Draft,
    DraftAnswer as DraftAnswer,
    Moment as Moment,
    Refused as Refused,
    Rematch as Rematch,
    Resign as Resign,
    Step as Step,
    TakeBack as TakeBack,
    TakeSeatBack as TakeSeatBack,
)
from shadoof.server.messages.problem import (
    Problem as Problem,
)
from shadoof.server.messages.replays import (
    DemoCard as DemoCard,
    Replay as Replay,
    ReplayRequest as ReplayRequest,
    TurnMark as TurnMark,
    WhyNot as WhyNot,
    WhyNotAnswer as WhyNotAnswer,
)
from shadoof.server.messages.rulebook import (
    Chapter as Chapter,
    Diagram as Diagram,
    Rulebook as Rulebook,
    RuleText as RuleText,
)
from shadoof.server.messages.setting_up import (
    Absence as Absence,
    BotSeat as BotSeat,
    BotTakesOver as BotTakesOver,
    Correspondence as Correspondence,
    DeviceSeat as DeviceSeat,
    Join as Join,
    Leave as Leave,
    MySeat as MySeat,
    NewTable as NewTable,
    NoPace as NoPace,
    OpenSeat as OpenSeat,
    Pace as Pace,
    RealTime as RealTime,
    Remind as Remind,
    SeatWish as SeatWish,
    Wait as Wait,
)
from shadoof.server.messages.socket import (
    Acknowledged as Acknowledged,
    ClientMessage as ClientMessage,
    Events as Events,
    Heartbeat as Heartbeat,
    NotDone as NotDone,
    Ping as Ping,
    Presence as Presence,
    ServerMessage as ServerMessage,
    Snapshot as Snapshot,
    Unwatch as Unwatch,
    Watch as Watch,
)
from shadoof.server.messages.tables import (
    Clocks as Clocks,
    Dice as Dice,
    PairMatch as PairMatch,
    Result as Result,
    Seat as Seat,
    Table as Table,
    TableLine as TableLine,
    TableList as TableList,
)
