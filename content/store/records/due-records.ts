// Scheduled records become due without anybody writing them: every process tells its listeners of them by itself, on time, as of a change.

import type { ChangeFeed } from "../change-feed.ts";
import type { Database } from "../database.ts";
import { dueKeys } from "./due-keys.ts";

/** Answers how to look for those that became due since the last look. */
export function dueRecords(database: Database, now: () => number, feed: Pick<ChangeFeed, "tell">): () => Promise<void> {
  const keysBetween = dueKeys(database);
  let told = now();

  return async () => {
    const until = now();
    const keys = await keysBetween({ after: told, until });
    told = until;
    if (keys.length > 0) feed.tell(keys);
  };
}
