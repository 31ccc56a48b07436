// The theme comes first: it orders the layers of all other styles.
import "./theme.css";
import "./base.css";
import "./shell.css";
import { HeadwaterProvider } from "@headwater/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { headwater } from "./client.ts";
import { installWorker } from "./install.ts";
import { showSettings } from "./settings.ts";

showSettings();
installWorker();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <HeadwaterProvider client={headwater}>
      <App />
    </HeadwaterProvider>
  </StrictMode>,
);
