/** A copy of everything that is stored about the visitor, and the end of the account. */
import { useHeadwater } from "@headwater/react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Complaint } from "../app/Complaint.tsx";
import { OwnArchive, type OwnArchiveFragment, RequestArchive, RequestErasure } from "../app/documents.ts";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { Form } from "./Form.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { words } from "./words.ts";

const NOTHING = {};
/** Milliseconds between two looks at an archive in the making. */
const LOOK = 2_000;

export function OwnData({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useText(words);
  const answer = useAsk(OwnArchive, NOTHING);
  return (
    <>
      <p className="sentence soft">
        {t("profile.data.about")} <Link href="/privacy">{t("profile.data.privacy")}</Link>
      </p>
      <Asked answer={answer}>
        {({ archive }) =>
          archive ? (
            <Copy archive={archive} lookAgain={answer.askAgain} />
          ) : (
            <details className="more">
              <summary>{t("profile.data.copy")}</summary>
              <Wish hasPassword={hasPassword} refresh={answer.askAgain} />
            </details>
          )
        }
      </Asked>
      <details className="more">
        <summary>{t("profile.erase")}</summary>
        <Erasure hasPassword={hasPassword} />
      </details>
    </>
  );
}

type CopyProps = { readonly archive: OwnArchiveFragment; readonly lookAgain: () => void };

function Copy({ archive, lookAgain }: CopyProps) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  useEffect(() => {
    if (archive.path) return undefined;
    const timer = setTimeout(lookAgain, LOOK);
    return () => clearTimeout(timer);
  });
  if (!archive.path) {
    return (
      <p className="notice" role="status">
        {t("profile.data.making")}
      </p>
    );
  }
  const path = archive.path;
  return (
    <div className="copy">
      <p className="sentence">{t("profile.data.ready", { date: date(archive.expiresAt ?? archive.askedAt), size: kilobytes(archive.size ?? 0) })}</p>
      <Complaint text={complaint} />
      <button type="button" className="strong" disabled={isBusy} onClick={() => act(async () => save(await headwater.download(path)))}>
        {t("profile.data.download")}
      </button>
    </div>
  );
}

function kilobytes(size: number): number {
  return Math.max(1, Math.round(size / 1024));
}

function save(file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "headwater-data.zip";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

type WishProps = { readonly hasPassword: boolean; readonly refresh: () => void };

function Wish({ hasPassword, refresh }: WishProps) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [password, setPassword] = useState("");
  const ask = async () => {
    const { done } = await headwater.request(RequestArchive, { input: { password: hasPassword ? password : null } });
    if ("text" in done) return done.text;
    refresh();
    return null;
  };
  return (
    <Form action={t("profile.data.ask")} act={ask}>
      {hasPassword && <PasswordField label={t("profile.password")} value={password} onChange={setPassword} />}
    </Form>
  );
}

function Erasure({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [password, setPassword] = useState("");
  const erase = async () => {
    const { done } = await headwater.request(RequestErasure, { input: { password: hasPassword ? password : null } });
    if ("text" in done) return done.text;
    location.assign(`/privacy#erased-${done.dueAt}`);
    await headwater.signOut();
    return null;
  };
  return (
    <>
      <p className="sentence">{t(hasPassword ? "profile.erase.about" : "profile.erase.guest")}</p>
      <Form action={t("profile.erase.do")} isDangerous act={erase}>
        {hasPassword && <PasswordField label={t("profile.password")} value={password} onChange={setPassword} />}
      </Form>
    </>
  );
}
