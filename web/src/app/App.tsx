/** Every address and the page it shows. A page's script loads when somebody opens it; the start page's is here at once. */
import { lazy } from "react";
import { Route, Switch } from "wouter";
import { StartPage } from "../start/StartPage.tsx";
import { MissingPage } from "./MissingPage.tsx";
import { Shell } from "./Shell.tsx";

const LobbyPage = lazy(() => import("../lobby/LobbyPage.tsx"));
const MatchPage = lazy(() => import("../lobby/MatchPage.tsx"));
const NewTablePage = lazy(() => import("../lobby/NewTablePage.tsx"));
const ReplayPage = lazy(async () => ({ default: (await import("../replay/ReplayPage.tsx")).ReplayPage }));

export function App() {
  return (
    <Shell>
      <Switch>
        <Route path="/" component={StartPage} />
        <Route path="/lobby" component={LobbyPage} />
        <Route path="/new" component={NewTablePage} />
        <Route path="/match/:id/replay">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
        <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
        <Route component={MissingPage} />
      </Switch>
    </Shell>
  );
}
