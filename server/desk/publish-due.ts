// Publishes fronts whose time has come. The worker on duty of every node looks; whoever is first does it. One that was changed by another way since somebody worked on it
// is not overwritten: its schedule ends, and the log says why.

import type { Logger } from "pino";
import type { Draft } from "../../content/store/desk/draft-row.ts";
import type { Store } from "../../content/store/store.ts";
import { nameOfFront, publishDraft, readyRecord } from "./working-copy.ts";

const every = 1000;

async function publish(store: Store, draft: Draft): Promise<void> {
  const { layout, baseVersion, publishBy, steps } = draft;
  const { drafts, log } = store.desk;
  const standing = await store.standing(nameOfFront(layout));
  const by = { who: publishBy ?? "", way: "desk" };
  const deed = { person: "", name: by.who, subject: `layout/${layout}` };
  if (standing !== undefined) {
    const ready = readyRecord(JSON.parse(standing.source), draft);
    // Another process was quicker, or one that did it was ended before it could say so.
    if ("record" in ready && ready.record.hash === standing.version) {
      await drafts.end(layout, steps);
      return;
    }
  }
  const published =
    standing?.version === baseVersion ? await publishDraft(store, layout, baseVersion, by) : { changedTo: undefined };
  if ("version" in published) {
    await log.note({ ...deed, act: "published-front", details: { ...published, way: "schedule" } });
    return;
  }
  await drafts.schedule(layout, null, "");
  await log.note({ ...deed, act: "schedule-failed", details: published });
}

/** Returns how to stop; it resolves when nothing is under way any more. */
export function publishDue(store: Store, log: Logger, isOnDuty: () => boolean): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const look = async () => {
    if (!isOnDuty()) return;
    for (const draft of await store.desk.drafts.due()) await publish(store, draft);
  };
  const timer = setInterval(() => {
    underWay = underWay
      .then(look)
      .catch((error: unknown) => log.warn({ err: error }, "scheduled fronts not published"));
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
