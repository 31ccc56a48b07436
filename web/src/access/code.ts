/** The code of a mailed link, which stands behind the `#`: no server's log has it. */
import { useEffect, useState } from "react";

let kept = "";

/** It is taken out of the address once the page stands, and so does not stay in the browser's history. */
export function useMailedCode(): string {
  const [code] = useState(() => location.hash.slice(1) || kept);
  useEffect(() => {
    kept = code;
    if (location.hash) history.replaceState(history.state, "", location.pathname);
  }, [code]);
  return code;
}
