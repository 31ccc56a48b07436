/** Talk at a table: a button with what is unread, and a drawer that leaves the board in sight. */
import { useRoom, useSession } from "@headwater/react";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Icon } from "../app/icons.tsx";
import { lazily } from "../app/lazily.ts";
import { useText } from "../app/text.ts";
import type { RoomKind } from "./TalkRoom.tsx";
import { useUnread } from "./unread.ts";
import { words } from "./words.ts";
import "./talk.css";

const TalkRoom = lazily(async () => ({ default: (await import("./TalkRoom.tsx")).TalkRoom }));
const KINDS = ["PLAYERS", "SPECTATORS"] as const;
const OPENED = "headwater.talk";

export interface TableTalk {
  readonly button: ReactNode;
  readonly drawer: ReactNode;
}

/** Players talk among themselves; spectators among themselves, and with everybody once the match is over. */
export function useTableTalk(matchId: string, isSeated: boolean, isOver: boolean): TableTalk {
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(OPENED) === matchId);
  const kinds = isSeated ? (isOver ? KINDS : KINDS.slice(0, 1)) : KINDS.slice(1);
  const [chosen, setChosen] = useState<RoomKind | null>(null);
  const kind = kinds.find((one) => one === chosen) ?? kinds[0] ?? "PLAYERS";
  const following = useRoom(matchId, kind);
  const unread = useUnread(following.room.id, following, useSession()?.player.id, isOpen);
  useEffect(() => {
    if (isOpen) sessionStorage.setItem(OPENED, matchId);
    else sessionStorage.removeItem(OPENED);
  }, [isOpen, matchId]);
  if (following.phase === "missing" && kinds.length === 1) return { button: null, drawer: null };
  return {
    button: <TalkButton unread={unread} isOpen={isOpen} toggle={() => setOpen(!isOpen)} />,
    drawer: isOpen && <Drawer matchId={matchId} kinds={kinds} kind={kind} choose={setChosen} close={() => setOpen(false)} />,
  };
}

type ButtonProps = { readonly unread: number; readonly isOpen: boolean; readonly toggle: () => void };

function TalkButton({ unread, isOpen, toggle }: ButtonProps) {
  const t = useText(words);
  return (
    <button type="button" className="quiet talk-button" aria-expanded={isOpen} aria-label={unread > 0 ? t("talk.open", { count: unread }) : t("talk.title")} onClick={toggle}>
      <Icon name="talk" />
      {unread > 0 && <span className="talk-badge" aria-hidden="true">{unread > 9 ? "9+" : unread}</span>}
    </button>
  );
}

interface DrawerProps {
  readonly matchId: string;
  readonly kinds: readonly RoomKind[];
  readonly kind: RoomKind;
  readonly choose: (kind: RoomKind) => void;
  readonly close: () => void;
}

function Drawer({ matchId, kinds, kind, choose, close }: DrawerProps) {
  const t = useText(words);
  return (
    <section className="talk-drawer" aria-label={t("talk.title")} onKeyDown={(event) => event.key === "Escape" && close()}>
      <header className="talk-head">
        <h2>{t("talk.title")}</h2>
        {kinds.length > 1 && (
          <div className="talk-kinds" role="group" aria-label={t("talk.rooms")}>
            {kinds.map((one) => <button key={one} type="button" className="quiet" aria-pressed={one === kind} onClick={() => choose(one)}>{t(`talk.${one}`)}</button>)}
          </div>
        )}
        <button type="button" className="quiet talk-close" aria-label={t("talk.close")} onClick={close}>×</button>
      </header>
      <Suspense fallback={null}>
        <TalkRoom key={kind} place={matchId} kind={kind} />
      </Suspense>
    </section>
  );
}
