/** Words of the table and of the game that is played at it, under one roof. */
import type { Values } from "../app/text.ts";

export type TableText = (key: string, values?: Values) => string;
