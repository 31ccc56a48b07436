export { VERSION } from "@headwater/client";
