// NF-05: the way to the contact page, with the address filled in. The 404 page is cached for all queries of its path: what the reader's own
// was, the browser knows.

import { useSyncExternalStore, type ReactNode } from "react";
import { reportUrl } from "./report-url.ts";

/** A page stays at its address. */
const never = () => () => undefined;
const searchHere = () => location.search.slice(1);
const unknown = () => "";

export function ReportLink({ path }: { path: string }): ReactNode {
  const search = useSyncExternalStore(never, searchHere, unknown);
  return (
    <a href={reportUrl(path, search)} rel="nofollow">
      Report the link as missing
    </a>
  );
}
