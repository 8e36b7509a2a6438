// News alerts on devices: who gets them, and what is on its way. What a reader chose is on the disk before the page says so.

import type { Database } from "../database.ts";
import { openPushOutbox } from "./push-outbox.ts";
import { pushReach } from "./push-reach.ts";
import { pushSubscriptionWrites } from "./push-subscriptions.ts";

export type PushStore = ReturnType<typeof openPushStore>;

export function openPushStore(database: Database, now: () => number) {
  return { ...pushSubscriptionWrites(database, now), ...pushReach(database), outbox: openPushOutbox(database, now) };
}
