import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { showSettings } from "./settings.ts";
import "./theme.css";
import "./base.css";
import "./shell.css";

showSettings();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
