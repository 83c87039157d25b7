// Generated from src/shadoof/games/wadi/data.py by scripts/client/client_types.py: edit that, then run this.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Tile
         * @description One tile of the board. Places without one are void.
         */
        Tile: {
            cell: string;
            column: number;
            flows: [
                number,
                number
            ][];
            reservoirs: number;
            row: number;
        };
        /**
         * BoardData
         * @description What does not change during a game.
         */
        BoardData: {
            columns: number;
            head_start: number[];
            reach: {
                [key: string]: string[];
            };
            rows: number;
            shadoofs: number;
            tiles: components["schemas"]["Tile"][];
            watchmen: boolean;
            zones: string[][];
        };
        /**
         * Harvest
         * @description W50: what one shadoof brings.
         */
        Harvest: {
            points: number;
            shadoof: string;
            tiles: string[];
        };
        /**
         * SeatData
         * @description What is one seat's.
         */
        SeatData: {
            harvests: components["schemas"]["Harvest"][];
            points: number;
            shadoofs: string[];
            supply: number;
            watchman: string | null;
            watchman_points: number;
        };
        /**
         * TableData
         * @description What does change.
         */
        TableData: {
            actions_left: number;
            builds_left: number;
            discs: string[];
            forbidden: {
                [key: string]: number[];
            };
            leaving: number;
            next_water: {
                [key: string]: number;
            };
            rounds_left: number;
            seats: components["schemas"]["SeatData"][];
            starter: number;
            water: {
                [key: string]: number;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Tile = components['schemas']['Tile'];
export type BoardData = components['schemas']['BoardData'];
export type Harvest = components['schemas']['Harvest'];
export type SeatData = components['schemas']['SeatData'];
export type TableData = components['schemas']['TableData'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
