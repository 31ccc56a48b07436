/** Every address and the page it shows. A page's script loads when somebody opens it; the start page's is here at once. */
import { Route, Switch } from "wouter";
import { StartPage } from "../start/StartPage.tsx";
import { MissingPage } from "./MissingPage.tsx";
import { Shell } from "./Shell.tsx";

export function App() {
  return (
    <Shell>
      <Switch>
        <Route path="/" component={StartPage} />
        <Route component={MissingPage} />
      </Switch>
    </Shell>
  );
}
