// The theme comes first: it orders the layers of all other styles.
import "./theme.css";
import "./base.css";
import "./shell.css";
import { HeadwaterProvider } from "@headwater/react";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { headwater } from "./client.ts";
import { beginEarly } from "./early.ts";
import { installWorker } from "./install.ts";
import { showSettings } from "./settings.ts";

showSettings();
beginEarly(location.pathname);
installWorker();
const root = createRoot(document.getElementById("root")!);
// A transition lets the browser answer to touches while the first page is drawn.
startTransition(() =>
  root.render(
    <StrictMode>
      <HeadwaterProvider client={headwater}>
        <App />
      </HeadwaterProvider>
    </StrictMode>,
  ),
);
