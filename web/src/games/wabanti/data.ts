// Generated from src/shadoof/games/wabanti/data.py by scripts/client/client_types.py: edit that, then run this.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Field
         * @description One of the 169 fields.
         */
        Field: {
            cell: string;
            owners: number[];
            q: number;
            r: number;
        };
        /**
         * Side
         * @description One of the six sides, clockwise from the north.
         */
        Side: {
            fields: string[];
            name: string;
            owner: number | null;
        };
        /**
         * BoardData
         * @description What does not change during a game.
         */
        BoardData: {
            distinct_stones: boolean;
            fields: components["schemas"]["Field"][];
            must_play: boolean;
            sides: components["schemas"]["Side"][];
        };
        /**
         * Move
         * @description B5: a legal move and the die that it takes.
         */
        Move: {
            action: string;
            die: number;
            origin: string;
            target: string;
        };
        /**
         * TableData
         * @description What does change.
         */
        TableData: {
            dice: number[];
            dice_next: number[];
            distance: number[];
            moved: string[];
            moves: components["schemas"]["Move"][];
            pinned: string[];
            stones: string[];
            thrown: number[];
            turn: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Field = components['schemas']['Field'];
export type Side = components['schemas']['Side'];
export type BoardData = components['schemas']['BoardData'];
export type Move = components['schemas']['Move'];
export type TableData = components['schemas']['TableData'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
