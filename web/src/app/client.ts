/** The one connection to the server, in the visitor's language. */
import { createClient } from "@headwater/client";
import { settings, subscribeToSettings } from "./settings.ts";

export const headwater = createClient({ language: settings().language });

subscribeToSettings(() => {
  headwater.language = settings().language;
});
