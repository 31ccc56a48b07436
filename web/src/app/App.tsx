/** Every address and the page it shows. A page's script loads when somebody opens it; the start page's is here at once. */
import { Route, Switch } from "wouter";
import { StartPage } from "../start/StartPage.tsx";
import { lazily } from "./lazily.ts";
import { MissingPage } from "./MissingPage.tsx";
import { Shell } from "./Shell.tsx";

const LobbyPage = lazily(() => import("../lobby/LobbyPage.tsx"));
const MatchPage = lazily(() => import("../lobby/MatchPage.tsx"));
const NewTablePage = lazily(() => import("../lobby/NewTablePage.tsx"));
const ReplayPage = lazily(async () => ({ default: (await import("../replay/ReplayPage.tsx")).ReplayPage }));
const PlayerPage = lazily(() => import("../player/PlayerPage.tsx"));
const RankingsPage = lazily(() => import("../rankings/RankingsPage.tsx"));
const RulesPage = lazily(() => import("../rules/RulesPage.tsx"));
const LeaguesPage = lazily(() => import("../league/LeaguesPage.tsx"));
const LeaguePage = lazily(() => import("../league/LeaguePage.tsx"));
const FoundPage = lazily(() => import("../league/wizard/FoundPage.tsx"));
const FindPage = lazily(() => import("../pairing/FindPage.tsx"));
const InvitePage = lazily(() => import("../pairing/InvitePage.tsx"));
const NoticesPage = lazily(() => import("../notices/NoticesPage.tsx"));
const StopPage = lazily(() => import("../notices/StopPage.tsx"));
const ConsentPage = lazily(() => import("../consent/ConsentPage.tsx"));
const ModerationPage = lazily(() => import("../conduct/ModerationPage.tsx"));
const AccountPage = lazily(() => import("../account/AccountPage.tsx"));
const ForgottenPage = lazily(() => import("../access/ForgottenPage.tsx"));
const ResetPage = lazily(() => import("../access/ResetPage.tsx"));
const VerifyPage = lazily(() => import("../access/VerifyPage.tsx"));
const PrivacyPage = lazily(() => import("../privacy/PrivacyPage.tsx"));

export function App() {
  return (
    <Shell>
      <Switch>
        <Route path="/" component={StartPage} />
        <Route path="/lobby" component={LobbyPage} />
        <Route path="/find" component={FindPage} />
        <Route path="/invite" component={InvitePage} />
        <Route path="/new" component={NewTablePage} />
        <Route path="/match/:id/replay">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
        <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
        <Route path="/player/:name">{({ name }) => <PlayerPage key={name} name={decodeURIComponent(name)} />}</Route>
        <Route path="/rankings/:game?">{({ game }) => <RankingsPage game={game} />}</Route>
        <Route path="/rules/:game?">{({ game }) => <RulesPage game={game} />}</Route>
        <Route path="/leagues" component={LeaguesPage} />
        <Route path="/leagues/new">
          <FoundPage />
        </Route>
        <Route path="/league/:id/change">{({ id }) => <FoundPage key={id} id={id} />}</Route>
        <Route path="/league/:id/:part?">{({ id, part }) => <LeaguePage key={id} id={id} part={part} />}</Route>
        <Route path="/moderation/:part?">{({ part }) => <ModerationPage part={part} />}</Route>
        <Route path="/account" component={AccountPage} />
        <Route path="/forgotten" component={ForgottenPage} />
        <Route path="/reset" component={ResetPage} />
        <Route path="/verify" component={VerifyPage} />
        <Route path="/privacy" component={PrivacyPage} />
        <Route path="/account/notices" component={NoticesPage} />
        <Route path="/stop-mails/:token">{({ token }) => <StopPage token={token} />}</Route>
        <Route path="/oauth/authorize" component={ConsentPage} />
        <Route component={MissingPage} />
      </Switch>
    </Shell>
  );
}
