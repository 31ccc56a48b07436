/** Offers, where the visitor waits for others anyway, that this browser tells of the turn; never twice after a no. */
import { useHeadwater } from "@headwater/react";
import { useEffect, useState } from "react";
import { Complaint } from "../app/Complaint.tsx";
import { useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { begin, here } from "./push.ts";
import { words } from "./words.ts";
import "./notices.css";

const KEY = "headwater.notices.offer";

export default function Offer() {
  const t = useText(words);
  const headwater = useHeadwater();
  const { act, isBusy, complaint } = useAct();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (localStorage.getItem(KEY) === null) void here().then((state) => setOpen(state === "off"));
  }, []);
  if (!isOpen) return null;
  const leave = () => {
    localStorage.setItem(KEY, "no");
    setOpen(false);
  };
  const accept = () =>
    act(async () => {
      const fault = await begin(headwater, { refused: t("notices.here.refused"), failed: t("notices.here.failed") });
      if (fault === null) setOpen(false);
      return fault;
    });
  return (
    <aside className="notice push-offer" aria-label={t("notices.title")}>
      <p>{t("notices.offer")}</p>
      <div className="together">
        <button type="button" className="primary" disabled={isBusy} onClick={accept}>
          {t("notices.begin")}
        </button>
        <button type="button" disabled={isBusy} onClick={leave}>
          {t("notices.offer.no")}
        </button>
      </div>
      <Complaint text={complaint} />
    </aside>
  );
}
