export { Conduct, type Block, type Mute, type OwnReport, type OwnSanction } from "./conduct.ts";
export type * from "./generated.ts";
export { Moderation, type CaseFacts, type CaseLine, type GivenSanction, type WaitingAppeal } from "./moderation.ts";
export type { Asking, Outcome, Page } from "../outcome.ts";
