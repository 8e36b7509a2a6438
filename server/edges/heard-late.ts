// A process that stood still, or was cut off from the database, may have answered edges with pages of before after they were purged of these for the
// second time, and they would have them for a day. What it hears of so late it tells once more, and edges are purged of it again. What was told so is
// not told a third time.

import { againKey } from "../../content/store/records/surrogate-keys.ts";
import type { ChangeListener } from "../../content/store/change-feed.ts";
import { untilStored } from "../work/outbox-worker.ts";

interface HeardLateParts {
  /** Whether edges are through with a change. */
  isPurgedOf: (seq: number) => Promise<boolean>;
  tell: (keys: readonly string[]) => Promise<void>;
  /** Until then a database that is away once more is tried again. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

export function heardLate({ isPurgedOf, tell, signal, onError }: HeardLateParts): ChangeListener {
  let late = new Set<string>();
  let first = Infinity;

  function tellLate(): Promise<void> {
    const [keys, seq] = [[...late, againKey], first];
    late = new Set();
    first = Infinity;
    const tellIfPurged = async () => {
      if (await isPurgedOf(seq)) await tell(keys);
    };
    return untilStored(tellIfPurged, signal, onError);
  }

  return (keys, seq) => {
    if (seq === undefined || keys.includes(againKey)) return;
    // Changes of a while come one after the other, and are told together.
    if (late.size === 0) queueMicrotask(() => void tellLate());
    for (const key of keys) late.add(key);
    first = Math.min(first, seq);
  };
}
