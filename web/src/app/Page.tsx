/** A page with its heading; the browser's title and the screen reader's focus follow it. */
import { type ReactNode, useEffect, useRef } from "react";
import { usePageTitle } from "./title.ts";

type Props = { readonly title: string; readonly lead?: ReactNode; readonly actions?: ReactNode; readonly children: ReactNode };

export function Page({ title, lead, actions, children }: Props) {
  usePageTitle(title);
  const heading = useFocusOnEntry();
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

let isFirstPage = true;

/** After a link within the client the heading takes the focus, as a newly loaded page would begin at its top. */
function useFocusOnEntry() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage && !location.hash) {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    isFirstPage = false;
  }, []);
  return heading;
}
