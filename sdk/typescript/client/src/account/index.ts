export { Absence, type Pauses } from "./absence.ts";
export { Account, type OwnAccount, type OwnToken } from "./account.ts";
export { Apps, type GivenGrant, type OwnApp } from "./apps.ts";
export type * from "./generated.ts";
export { Notifications, type BrowserSubscription, type NotificationSettings } from "./notifications.ts";
export { Privacy, type OwnArchive, type StoredData } from "./privacy.ts";
export type { Asking, Outcome } from "../outcome.ts";
