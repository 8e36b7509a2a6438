// Keeps the results on show up to date and tells of races that are called. The work is in `follow-results.ts`, fetched once the page is on
// show.

import { useEffect, useState, type ReactNode } from "react";
import type { FollowedResults } from "./follow-results.ts";

export function LiveResults({ path, version }: FollowedResults): ReactNode {
  const [said, setSaid] = useState("");

  useEffect(() => {
    const leaving = new AbortController();
    void import("./follow-results.ts").then(({ followResults }) => {
      if (!leaving.signal.aborted) followResults({ path, version }, setSaid, leaving.signal);
    });
    return () => leaving.abort();
  }, [path, version]);

  return <output className="visually-hidden">{said}</output>;
}
