/** What surrounds every page: navigation, settings, the sign of a lost network. */
import { useSession, useTurns } from "@headwater/react";
import { Component, type ReactNode, Suspense } from "react";
import { Link, useRoute } from "wouter";
import { Icon, Mark } from "./icons.tsx";
import { lazily } from "./lazily.ts";
import { OfflineSign } from "./OfflineSign.tsx";
import { SettingsMenu } from "./SettingsMenu.tsx";
import { useText } from "./text.ts";
import { useTurnBadge } from "./title.ts";
import { words } from "./words.ts";

// How the visitor's search goes, and what moderators told them.
const SearchSign = lazily(async () => ({ default: (await import("../pairing/SearchSign.tsx")).SearchSign }));
const SanctionNotice = lazily(() => import("../conduct/SanctionNotice.tsx"));
const PLACES = ["lobby", "leagues", "rankings", "rules"] as const;

/** The addresses that belong to a place. */
const HERE = { play: /^\/$/, lobby: /^\/(lobby|find|invite|new)(\/|$)/, leagues: /^\/leagues?(\/|$)/, rankings: /^\/(rankings|player)(\/|$)/, rules: /^\/rules(\/|$)/ };

export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useText(words);
  const [isTable] = useRoute("/match/:id/*?");
  return (
    <div className={isTable ? "shell at-table" : "shell"}>
      <a className="skip" href="#content">
        {t("app.skip")}
      </a>
      <header className="top">
        <Link href="/" className="brand">
          <Mark />
          <span>Headwater</span>
        </Link>
        <Navigation />
        <Personal>
          <SearchSign />
        </Personal>
        <div className="top-end">
          <TurnBadge />
          <SettingsMenu />
          <AccountLink />
        </div>
      </header>
      <OfflineSign />
      <Personal>
        <SanctionNotice />
      </Personal>
      <main id="content">
        <Fence>
          <Suspense fallback={<p className="loading">{t("app.loading")}</p>}>{children}</Suspense>
        </Fence>
      </main>
    </div>
  );
}

/** The script of such a part loads only for somebody who has a session. */
function Personal({ children }: { readonly children: ReactNode }) {
  return useSession() && <Suspense fallback={null}>{children}</Suspense>;
}

/** Turns wait here: the accent follows the visitor to every page. */
function TurnBadge() {
  const t = useText(words);
  const { turns } = useTurns();
  useTurnBadge(turns.length);
  const [first] = turns;
  if (!first) return null;
  return (
    <Link href={turns.length === 1 ? `/match/${first.matchId}` : "/lobby"} className="turn-badge" title={t("app.turns", { count: turns.length })}>
      {turns.length}
      <span className="only-read">{t("app.turns", { count: turns.length })}</span>
    </Link>
  );
}

function AccountLink() {
  const t = useText(words);
  const session = useSession();
  return (
    <Link href="/account" className="account-link">
      <Icon name="account" />
      <span>{session && session.player.kind !== "GUEST" ? session.player.name : t("app.guest")}</span>
    </Link>
  );
}

function Navigation() {
  const t = useText(words);
  return (
    <nav className="places" aria-label={t("app.main")}>
      <Place href="/" icon="play" name={t("app.play")} />
      {PLACES.map((place) => (
        <Place key={place} href={`/${place}`} icon={place} name={t(`app.${place}`)} />
      ))}
    </nav>
  );
}

type PlaceProps = { readonly href: string; readonly icon: "play" | (typeof PLACES)[number]; readonly name: string };

function Place({ href, icon, name }: PlaceProps) {
  const [isHere] = useRoute(HERE[icon]);
  return (
    <Link href={href} aria-current={isHere ? "page" : undefined}>
      <Icon name={icon} />
      <span>{name}</span>
    </Link>
  );
}

/** A fault in one page leaves the navigation alone. */
class Fence extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const t = useText(words);
  return (
    <div className="page" role="alert">
      <h1>{t("app.failed")}</h1>
      <button type="button" onClick={() => location.reload()}>
        {t("app.again")}
      </button>
    </div>
  );
}
