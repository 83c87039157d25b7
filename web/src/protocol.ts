// Generated from src/shadoof/server/messages by scripts/client/client_types.py: edit that, then run this.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Cancelled
         * @description The table closed before it started.
         */
        Cancelled: {
            /** @enum {unknown} */
            type: "cancelled";
            n: number;
            at: number;
        };
        /**
         * Event
         * @description Base of the numbered events.
         */
        Event: {
            /** @enum {unknown} */
            type: "Event";
            n: number;
            at: number;
        };
        /**
         * Over
         * @description The game ended.
         */
        Over: {
            /** @enum {unknown} */
            type: "over";
            n: number;
            at: number;
            result: components["schemas"]["Result"];
            dice: components["schemas"]["Dice"] | null;
            pair: components["schemas"]["PairMatch"] | null;
        };
        /**
         * Result
         * @description How it ended.
         */
        Result: {
            winners: number[];
            points: number[] | null;
            /** @enum {unknown} */
            why: "resigned" | "rules";
        };
        /**
         * Dice
         * @description What a table's dice can be checked by (docs/dice.md). `secret` is told when the game is over.
         */
        Dice: {
            commitment: string;
            seeds: string[];
            secret: string | null;
            throws: number[];
        };
        /**
         * PairMatch
         * @description Two games with the seats changed.
         */
        PairMatch: {
            game: number;
            other: string | null;
            points: number[] | null;
            winners: number[] | null;
        };
        /**
         * RematchMade
         * @description The same people meet again there.
         */
        RematchMade: {
            /** @enum {unknown} */
            type: "rematch";
            n: number;
            at: number;
            table: string;
        };
        /**
         * Seated
         * @description Somebody took a seat, or left it (then it is open).
         */
        Seated: {
            /** @enum {unknown} */
            type: "seated";
            n: number;
            at: number;
            seat: number;
            who: components["schemas"]["Seat"];
        };
        /**
         * Seat
         * @description Who sits there.
         */
        Seat: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            person: string;
            level: number;
            device: boolean;
            here: boolean;
            held: number;
            resigned: boolean;
        };
        /**
         * SeatHeld
         * @description A bot plays for a person who is absent or resigned; level 0: the person is back.
         */
        SeatHeld: {
            /** @enum {unknown} */
            type: "held";
            n: number;
            at: number;
            seat: number;
            level: number;
            resigned: boolean;
            clocks: components["schemas"]["Clocks"] | null;
        };
        /**
         * Clocks
         * @description Each seat's time. The running seat's is what `left` says less the time since `since`.
         */
        Clocks: {
            left: number[];
            running: number | null;
            since: number;
            deadline: number | null;
        };
        /**
         * Started
         * @description The game begins; who starts was chosen or drawn by lot.
         */
        Started: {
            /** @enum {unknown} */
            type: "started";
            n: number;
            at: number;
            first: number;
            seats: components["schemas"]["Seat"][];
            board: unknown;
            moment: components["schemas"]["Moment"];
            legal: string[];
            clocks: components["schemas"]["Clocks"] | null;
            dice: components["schemas"]["Dice"] | null;
        };
        /**
         * Moment
         * @description A position, seen from outside.
         */
        Moment: {
            index: number;
            phase: string;
            to_move: number | null;
            round: number | null;
            points: number[] | null;
            winners: number[] | null;
            data: unknown;
        };
        /**
         * TakeBackAnswered
         * @description A seat agreed or refused.
         */
        TakeBackAnswered: {
            /** @enum {unknown} */
            type: "take_back_answered";
            n: number;
            at: number;
            seat: number;
            yes: boolean;
        };
        /**
         * TakeBackAsked
         * @description A seat asks to take its last turn back.
         */
        TakeBackAsked: {
            /** @enum {unknown} */
            type: "take_back_asked";
            n: number;
            at: number;
            seat: number;
        };
        /**
         * TakenBack
         * @description All agreed: the record ends before that turn again.
         */
        TakenBack: {
            /** @enum {unknown} */
            type: "taken_back";
            n: number;
            at: number;
            seat: number;
            moment: components["schemas"]["Moment"];
            turn_began: number;
            legal: string[];
            clocks: components["schemas"]["Clocks"] | null;
        };
        /**
         * Thrown
         * @description The server threw the dice of the turn that begins.
         */
        Thrown: {
            /** @enum {unknown} */
            type: "thrown";
            n: number;
            at: number;
            seat: number;
            number: number;
            step: components["schemas"]["Step"];
            legal: string[];
            clocks: components["schemas"]["Clocks"] | null;
        };
        /**
         * Step
         * @description One action and the position after it.
         */
        Step: {
            action: string;
            seat: number;
            moment: components["schemas"]["Moment"];
        };
        /**
         * TurnPlayed
         * @description A turn was committed.
         */
        TurnPlayed: {
            /** @enum {unknown} */
            type: "turn";
            n: number;
            at: number;
            seat: number;
            /** @enum {unknown} */
            by: "bot" | "person";
            bot: string;
            steps: components["schemas"]["Step"][];
            legal: string[];
            clocks: components["schemas"]["Clocks"] | null;
        };
        /**
         * WaitingFor
         * @description The table has waited long for this seat.
         */
        WaitingFor: {
            /** @enum {unknown} */
            type: "waiting";
            n: number;
            at: number;
            seat: number;
        };
        /**
         * BoardCard
         * @description One built-in board.
         */
        BoardCard: {
            id: string;
            name: string;
            place: string;
            players: number[];
            measures: string;
            note: string;
            credit: string;
            text: string;
            fair: {
                [key: string]: unknown;
            };
        };
        /**
         * GameCard
         * @description GET /api/games: one game and its facts.
         */
        GameCard: {
            name: string;
            title: string;
            designer: string;
            summary: string;
            credits: string;
            fewest_players: number;
            most_players: number;
            chance: boolean;
            has_scenarios: boolean;
            head_start: string;
            rules_version: number;
            rules: components["schemas"]["RuleCard"][];
            variants: components["schemas"]["VariantCard"][];
            boards: components["schemas"]["BoardCard"][];
            levels: number;
        };
        /**
         * RuleCard
         * @description One rule that may be chosen, its words in the person's language.
         */
        RuleCard: {
            name: string;
            title: string;
            choices: components["schemas"]["RuleChoice"][];
            default: unknown;
        };
        /**
         * RuleChoice
         * @description One value of such a rule.
         */
        RuleChoice: {
            value: unknown;
            title: string;
            note: string;
        };
        /**
         * VariantCard
         * @description A way to play that has a name of its own: some rules, chosen together.
         */
        VariantCard: {
            name: string;
            title: string;
            note: string;
            rules: {
                [key: string]: unknown;
            };
            begins: string;
        };
        /**
         * Answer
         * @description Base of what the server sends.
         */
        Answer: Record<string, never>;
        /**
         * Message
         * @description Base of what clients send: a field nobody knows is an error.
         */
        Message: Record<string, never>;
        /**
         * Settled
         * @description Base of parts of a message that are defaults of others, and so never change.
         */
        Settled: Record<string, never>;
        /**
         * ChangeMe
         * @description PATCH /api/me.
         */
        ChangeMe: {
            name?: string | null;
            language?: ("de" | "en" | "nl") | null;
        };
        /**
         * Me
         * @description Who the cookie says this is. GET /api/me makes a guest where there is none.
         */
        Me: {
            id: string;
            name: string;
            /** @enum {unknown} */
            language: "de" | "en" | "nl";
        };
        /**
         * Recover
         * @description POST /api/recover: the secret of that link; answers Me and sets the cookie.
         */
        Recover: {
            secret: string;
        };
        /**
         * RecoveryLink
         * @description POST /api/me/recovery: a link that makes another browser this person. Making one ends the older ones.
         */
        RecoveryLink: {
            path: string;
        };
        /**
         * Commit
         * @description POST /api/tables/{id}/turns: a whole turn, up to its `.` or to where another seat or chance acts.
         *
         *         Answers Committed once it is on disk. Sent again with the same key it is answered alike and not played twice.
         */
        Commit: {
            /** @description The same for every try of one request. */
            key: string;
            expected: number;
            actions: string[];
        };
        /**
         * Committed
         * @description The turn is kept, as event `n`.
         */
        Committed: {
            n: number;
        };
        /**
         * Draft
         * @description POST /api/tables/{id}/draft: what the actions lead to, nothing kept. Also for those who only watch.
         */
        Draft: {
            actions: string[];
            after?: number | null;
            why?: string | null;
        };
        /**
         * DraftAnswer
         * @description The draft, as far as it is legal.
         */
        DraftAnswer: {
            n: number;
            steps: components["schemas"]["Step"][];
            legal: string[];
            complete: boolean;
            refused: components["schemas"]["Refused"] | null;
        };
        /**
         * Refused
         * @description Why an action can't be played.
         */
        Refused: {
            action: string;
            at: number;
            code: string;
            rule: string;
            cells: string[];
            sentence: string;
        };
        /**
         * Rematch
         * @description POST /api/tables/{id}/rematch: the same people and rules, seats one further. Answers Table, the same for all.
         */
        Rematch: {
            /** @description The same for every try of one request. */
            key: string;
        };
        /**
         * Resign
         * @description POST /api/tables/{id}/resign. Answers Committed.
         */
        Resign: {
            /** @description The same for every try of one request. */
            key: string;
            seat?: number | null;
        };
        /**
         * TakeBack
         * @description POST /api/tables/{id}/take_back: asks for it, or answers who asked. Answers Committed.
         */
        TakeBack: {
            /** @description The same for every try of one request. */
            key: string;
            /** @enum {unknown} */
            say: "ask" | "no" | "yes";
        };
        /**
         * TakeSeatBack
         * @description POST /api/tables/{id}/seat: a person takes a seat back from the bot that held it. Answers Committed.
         */
        TakeSeatBack: {
            /** @description The same for every try of one request. */
            key: string;
            seat?: number | null;
        };
        /**
         * Problem
         * @description Every answer that is not 2xx, as application/problem+json.
         */
        Problem: {
            code: string;
            sentence: string;
            refused: components["schemas"]["Refused"] | null;
            table: components["schemas"]["Table"] | null;
        };
        /**
         * Table
         * @description A table, whole: GET /api/tables/{id}, and what a socket sends where events would leave a gap.
         */
        Table: {
            id: string;
            n: number;
            /** @enum {unknown} */
            status: "cancelled" | "open" | "over" | "running";
            game: string;
            players: number;
            seats: components["schemas"]["Seat"][];
            host: string;
            yours: number[];
            first: number | null;
            scenario: string | null;
            board_name: string;
            rules: {
                [key: string]: unknown;
            };
            rules_version: number;
            pace: components["schemas"]["NoPace"] | components["schemas"]["RealTime"] | components["schemas"]["Correspondence"];
            absence: components["schemas"]["Wait"] | components["schemas"]["Remind"] | components["schemas"]["BotTakesOver"];
            listed: boolean;
            take_back: string;
            watching: number;
            created: number;
            expires: number | null;
            board: unknown;
            moment: components["schemas"]["Moment"] | null;
            turn_began: number;
            last_turn: components["schemas"]["Step"][];
            legal: string[];
            clocks: components["schemas"]["Clocks"] | null;
            asked: number | null;
            agreed: number[];
            waiting_for: number | null;
            result: components["schemas"]["Result"] | null;
            dice: components["schemas"]["Dice"] | null;
            pair: components["schemas"]["PairMatch"] | null;
            rematch: string | null;
            now: number;
        };
        /**
         * NoPace
         * @description No clock.
         */
        NoPace: {
            /** @enum {unknown} */
            type: "none";
        };
        /**
         * RealTime
         * @description A bank for the game and an increment a turn.
         */
        RealTime: {
            /** @enum {unknown} */
            type: "real_time";
            bank: number;
            increment: number;
        };
        /**
         * Correspondence
         * @description Time for each turn; what is over it comes out of the bank.
         */
        Correspondence: {
            /** @enum {unknown} */
            type: "correspondence";
            hours: number;
            bank_hours: number;
        };
        /**
         * Wait
         * @description Everybody waits for an absent player; a clock that runs out is shown, nothing else.
         */
        Wait: {
            /** @enum {unknown} */
            type: "wait";
        };
        /**
         * Remind
         * @description As waiting, but after this long, or when the clock runs out, the table says whom it waits for.
         */
        Remind: {
            /** @enum {unknown} */
            type: "remind";
            after: number;
        };
        /**
         * BotTakesOver
         * @description After this long away on turn, or when the clock runs out, a bot plays until the person takes the seat back.
         */
        BotTakesOver: {
            /** @enum {unknown} */
            type: "bot";
            after: number;
            level: number;
        };
        /**
         * DemoCard
         * @description A commented game that comes with the program; a comment belongs to the position after so many actions.
         */
        DemoCard: {
            id: string;
            title: string;
            record: {
                [key: string]: unknown;
            };
            comments: {
                [key: string]: string;
            };
        };
        /**
         * Replay
         * @description GET /api/tables/{id}/replay?start=&count= and POST /api/replay.
         */
        Replay: {
            game: string;
            players: number;
            names: string[];
            board_name: string;
            board: unknown;
            turns: components["schemas"]["TurnMark"][];
            total: number;
            start: number;
            moments: components["schemas"]["Moment"][];
            actions: string[];
            record: {
                [key: string]: unknown;
            };
        };
        /**
         * TurnMark
         * @description Where a turn of a record begins.
         */
        TurnMark: {
            start: number;
            seat: number;
            round: number | null;
            actions: string[];
        };
        /**
         * ReplayRequest
         * @description POST /api/replay: the moments of any record, from one action to another.
         */
        ReplayRequest: {
            record: {
                [key: string]: unknown;
            };
            start?: number;
            count?: number;
        };
        /**
         * WhyNot
         * @description POST /api/replay/why: whether an action can be played where a record ends. Answers WhyNotAnswer.
         */
        WhyNot: {
            record: {
                [key: string]: unknown;
            };
            action: string;
        };
        /**
         * WhyNotAnswer
         * @description Why not, in the person's language; nothing where it can.
         */
        WhyNotAnswer: {
            refused: components["schemas"]["Refused"] | null;
        };
        /**
         * Chapter
         * @description A part of the rulebook.
         */
        Chapter: {
            title: string;
            rules: components["schemas"]["RuleText"][];
        };
        /**
         * RuleText
         * @description One rule in our own words.
         */
        RuleText: {
            id: string;
            title: string;
            text: string;
            ruling: boolean;
            diagrams: components["schemas"]["Diagram"][];
        };
        /**
         * Diagram
         * @description A small drawing in the rulebook: a record, the cells to light in its last position, and what it shows.
         */
        Diagram: {
            record: {
                [key: string]: unknown;
            };
            lit: string[];
            caption: string;
            tries: string | null;
        };
        /**
         * Rulebook
         * @description GET /api/games/{game}/rulebook, in the person's language.
         */
        Rulebook: {
            game: string;
            title: string;
            intro: string;
            chapters: components["schemas"]["Chapter"][];
        };
        /**
         * BotSeat
         * @description A computer player.
         */
        BotSeat: {
            /** @enum {unknown} */
            type: "bot";
            level: number;
        };
        /**
         * DeviceSeat
         * @description Another person who plays at the same device as who sets the table up.
         */
        DeviceSeat: {
            /** @enum {unknown} */
            type: "device";
            /** @description Cleaned and cut to 24 characters by the server. */
            name: string;
        };
        /**
         * Join
         * @description POST /api/tables/{id}/join: takes the seat, or the first that is open. Answers Table.
         */
        Join: {
            seat?: number | null;
            /** @description Dice: what this seat adds to the seeds, e.g. 32 random digits. */
            seed?: string;
        };
        /**
         * Leave
         * @description POST /api/tables/{id}/leave: gives the seat up before the start. Answers Table.
         */
        Leave: {
            seat?: number | null;
        };
        /**
         * MySeat
         * @description The seat of who sets the table up.
         */
        MySeat: {
            /** @enum {unknown} */
            type: "me";
        };
        /**
         * NewTable
         * @description POST /api/tables; answers Table. Starts at once when no seat is open.
         */
        NewTable: {
            /** @description The same for every try of one request. */
            key: string;
            game: string;
            seats: (components["schemas"]["MySeat"] | components["schemas"]["OpenSeat"] | components["schemas"]["BotSeat"] | components["schemas"]["DeviceSeat"])[];
            scenario?: string | null;
            rules?: {
                [key: string]: unknown;
            };
            fair?: boolean;
            first?: number | null;
            pace?: components["schemas"]["NoPace"] | components["schemas"]["RealTime"] | components["schemas"]["Correspondence"];
            absence?: components["schemas"]["Wait"] | components["schemas"]["Remind"] | components["schemas"]["BotTakesOver"];
            listed?: boolean;
            /** @enum {unknown} */
            take_back?: "consent" | "never";
            pair?: boolean;
            /** @description Dice: what this seat adds to the seeds, e.g. 32 random digits. */
            seed?: string;
            record?: {
                [key: string]: unknown;
            } | null;
            at?: number | null;
        };
        /**
         * OpenSeat
         * @description Free for whoever comes by the link or from the lobby.
         */
        OpenSeat: {
            /** @enum {unknown} */
            type: "open";
        };
        /**
         * Acknowledged
         * @description The client's message `ref` was understood and done.
         */
        Acknowledged: {
            /** @enum {unknown} */
            type: "ack";
            ref: number;
        };
        /**
         * Events
         * @description Events of a table without a hole: the first is one after what the client was sent before.
         */
        Events: {
            /** @enum {unknown} */
            type: "events";
            table: string;
            events: (components["schemas"]["Seated"] | components["schemas"]["Started"] | components["schemas"]["TurnPlayed"] | components["schemas"]["Thrown"] | components["schemas"]["TakeBackAsked"] | components["schemas"]["TakeBackAnswered"] | components["schemas"]["TakenBack"] | components["schemas"]["SeatHeld"] | components["schemas"]["WaitingFor"] | components["schemas"]["Over"] | components["schemas"]["RematchMade"] | components["schemas"]["Cancelled"])[];
        };
        /**
         * Heartbeat
         * @description Every few seconds, and on Ping: the server's clock, and the last event's number of each followed table.
         */
        Heartbeat: {
            /** @enum {unknown} */
            type: "heartbeat";
            now: number;
            tables: {
                [key: string]: number;
            };
        };
        /**
         * NotDone
         * @description The client's message `ref` could not be done.
         */
        NotDone: {
            /** @enum {unknown} */
            type: "not_done";
            ref: number | null;
            code: string;
            sentence: string;
        };
        /**
         * Ping
         * @description Asks for a heartbeat at once, e.g. when the page comes to the front again.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
            /** @description Any number the client can tell its messages by. */
            ref: number;
        };
        /**
         * Presence
         * @description Who has the table open; not numbered, the last one counts.
         */
        Presence: {
            /** @enum {unknown} */
            type: "presence";
            table: string;
            here: boolean[];
            watching: number;
        };
        /**
         * Snapshot
         * @description The table as it is; forget what was known of it.
         */
        Snapshot: {
            /** @enum {unknown} */
            type: "snapshot";
            table: components["schemas"]["Table"];
        };
        /**
         * Unwatch
         * @description Follow it no longer.
         */
        Unwatch: {
            /** @enum {unknown} */
            type: "unwatch";
            /** @description Any number the client can tell its messages by. */
            ref: number;
            table: string;
        };
        /**
         * Watch
         * @description Follow a table from after event `since`; 0 or too long ago is answered by a snapshot.
         */
        Watch: {
            /** @enum {unknown} */
            type: "watch";
            /** @description Any number the client can tell its messages by. */
            ref: number;
            table: string;
            since?: number;
        };
        /**
         * TableLine
         * @description One row of a list of tables.
         */
        TableLine: {
            id: string;
            game: string;
            board_name: string;
            status: string;
            seats: components["schemas"]["Seat"][];
            pace: components["schemas"]["NoPace"] | components["schemas"]["RealTime"] | components["schemas"]["Correspondence"];
            round: number | null;
            to_move: number | null;
            yours: number[];
            changed: number;
        };
        /**
         * TableList
         * @description GET /api/tables?list=lobby|mine|live&status=&game=&page=: newest first.
         */
        TableList: {
            tables: components["schemas"]["TableLine"][];
            page: number;
            pages: number;
        };
        AnyEvent: components["schemas"]["Seated"] | components["schemas"]["Started"] | components["schemas"]["TurnPlayed"] | components["schemas"]["Thrown"] | components["schemas"]["TakeBackAsked"] | components["schemas"]["TakeBackAnswered"] | components["schemas"]["TakenBack"] | components["schemas"]["SeatHeld"] | components["schemas"]["WaitingFor"] | components["schemas"]["Over"] | components["schemas"]["RematchMade"] | components["schemas"]["Cancelled"];
        Absence: components["schemas"]["Wait"] | components["schemas"]["Remind"] | components["schemas"]["BotTakesOver"];
        Pace: components["schemas"]["NoPace"] | components["schemas"]["RealTime"] | components["schemas"]["Correspondence"];
        SeatWish: components["schemas"]["MySeat"] | components["schemas"]["OpenSeat"] | components["schemas"]["BotSeat"] | components["schemas"]["DeviceSeat"];
        ClientMessage: components["schemas"]["Watch"] | components["schemas"]["Unwatch"] | components["schemas"]["Ping"];
        ServerMessage: components["schemas"]["Acknowledged"] | components["schemas"]["NotDone"] | components["schemas"]["Events"] | components["schemas"]["Snapshot"] | components["schemas"]["Presence"] | components["schemas"]["Heartbeat"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Cancelled = components['schemas']['Cancelled'];
export type Event = components['schemas']['Event'];
export type Over = components['schemas']['Over'];
export type Result = components['schemas']['Result'];
export type Dice = components['schemas']['Dice'];
export type PairMatch = components['schemas']['PairMatch'];
export type RematchMade = components['schemas']['RematchMade'];
export type Seated = components['schemas']['Seated'];
export type Seat = components['schemas']['Seat'];
export type SeatHeld = components['schemas']['SeatHeld'];
export type Clocks = components['schemas']['Clocks'];
export type Started = components['schemas']['Started'];
export type Moment = components['schemas']['Moment'];
export type TakeBackAnswered = components['schemas']['TakeBackAnswered'];
export type TakeBackAsked = components['schemas']['TakeBackAsked'];
export type TakenBack = components['schemas']['TakenBack'];
export type Thrown = components['schemas']['Thrown'];
export type Step = components['schemas']['Step'];
export type TurnPlayed = components['schemas']['TurnPlayed'];
export type WaitingFor = components['schemas']['WaitingFor'];
export type BoardCard = components['schemas']['BoardCard'];
export type GameCard = components['schemas']['GameCard'];
export type RuleCard = components['schemas']['RuleCard'];
export type RuleChoice = components['schemas']['RuleChoice'];
export type VariantCard = components['schemas']['VariantCard'];
export type Answer = components['schemas']['Answer'];
export type Message = components['schemas']['Message'];
export type Settled = components['schemas']['Settled'];
export type ChangeMe = components['schemas']['ChangeMe'];
export type Me = components['schemas']['Me'];
export type Recover = components['schemas']['Recover'];
export type RecoveryLink = components['schemas']['RecoveryLink'];
export type Commit = components['schemas']['Commit'];
export type Committed = components['schemas']['Committed'];
export type Draft = components['schemas']['Draft'];
export type DraftAnswer = components['schemas']['DraftAnswer'];
export type Refused = components['schemas']['Refused'];
export type Rematch = components['schemas']['Rematch'];
export type Resign = components['schemas']['Resign'];
export type TakeBack = components['schemas']['TakeBack'];
export type TakeSeatBack = components['schemas']['TakeSeatBack'];
export type Problem = components['schemas']['Problem'];
export type Table = components['schemas']['Table'];
export type NoPace = components['schemas']['NoPace'];
export type RealTime = components['schemas']['RealTime'];
export type Correspondence = components['schemas']['Correspondence'];
export type Wait = components['schemas']['Wait'];
export type Remind = components['schemas']['Remind'];
export type BotTakesOver = components['schemas']['BotTakesOver'];
export type DemoCard = components['schemas']['DemoCard'];
export type Replay = components['schemas']['Replay'];
export type TurnMark = components['schemas']['TurnMark'];
export type ReplayRequest = components['schemas']['ReplayRequest'];
export type WhyNot = components['schemas']['WhyNot'];
export type WhyNotAnswer = components['schemas']['WhyNotAnswer'];
export type Chapter = components['schemas']['Chapter'];
export type RuleText = components['schemas']['RuleText'];
export type Diagram = components['schemas']['Diagram'];
export type Rulebook = components['schemas']['Rulebook'];
export type BotSeat = components['schemas']['BotSeat'];
export type DeviceSeat = components['schemas']['DeviceSeat'];
export type Join = components['schemas']['Join'];
export type Leave = components['schemas']['Leave'];
export type MySeat = components['schemas']['MySeat'];
export type NewTable = components['schemas']['NewTable'];
export type OpenSeat = components['schemas']['OpenSeat'];
export type Acknowledged = components['schemas']['Acknowledged'];
export type Events = components['schemas']['Events'];
export type Heartbeat = components['schemas']['Heartbeat'];
export type NotDone = components['schemas']['NotDone'];
export type Ping = components['schemas']['Ping'];
export type Presence = components['schemas']['Presence'];
export type Snapshot = components['schemas']['Snapshot'];
export type Unwatch = components['schemas']['Unwatch'];
export type Watch = components['schemas']['Watch'];
export type TableLine = components['schemas']['TableLine'];
export type TableList = components['schemas']['TableList'];
export type AnyEvent = components['schemas']['AnyEvent'];
export type Absence = components['schemas']['Absence'];
export type Pace = components['schemas']['Pace'];
export type SeatWish = components['schemas']['SeatWish'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
