/** Small drawn examples of the rules that a picture says sooner than a sentence. */
import type { Drawing } from "./drawing.ts";
import { MOON_RIVER } from "./moonriver.ts";
import { THE_RIVER } from "./theriver.ts";

export const EXAMPLES: Readonly<Record<string, readonly Drawing[]>> = { ...MOON_RIVER, ...THE_RIVER };
