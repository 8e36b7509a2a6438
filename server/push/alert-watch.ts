// Notices alerts that have come out, by whatever way, and queues each for the devices that asked for it. Every node notices; the store lets
// each alert be queued once.

import type { Logger } from "pino";
import { everythingKey, kindKey, recordKey } from "../../content/store/records/surrogate-keys.ts";
import type { Store } from "../../content/store/store.ts";
import type { ContentClient } from "../../content/client.ts";
import type { PushStore } from "../../content/store/push/push-store.ts";
import { events } from "../log.ts";
import { isPushable } from "./is-pushable.ts";
import { planDelivery, type Alert } from "./plan-delivery.ts";

export interface AlertWatchParts {
  /** Where alerts are read, whoever keeps them, and who tells that they have changed. */
  openContent: () => ContentClient;
  changes: Pick<Store, "onChange">;
  outbox: PushStore["outbox"];
  /** Something is queued. */
  onQueued: () => void;
  log: Logger;
  now: () => number;
}

/** What a node that died has begun is gone on with after this time at most. */
const lookEvery = 30_000;

/** Answers how to stop; that resolves when nothing is under way any more. */
export function watchAlerts({
  openContent,
  changes,
  outbox,
  onQueued,
  log,
  now,
}: AlertWatchParts): () => Promise<void> {
  let looking = Promise.resolve();
  let isStopped = false;

  async function queue(id: string, alert: Alert | undefined): Promise<void> {
    const at = now();
    const queued = await outbox.queue(id, {
      dueFor: (choice) => alert && planDelivery(alert, choice, { queuedAt: at, now: now() })?.due,
      onStep: onQueued,
    });
    log.info({ alert: id, devices: queued }, events.alertQueued);
  }

  async function look(changed: ReadonlySet<string>): Promise<void> {
    if (isStopped) return;
    const content = openContent();
    for (const alert of await content.all("alert")) {
      const isFresh = changed.has(recordKey("alert", alert.id));
      if (isPushable(alert, now(), isFresh) && !(await outbox.isQueued(alert.id))) await queue(alert.id, alert);
    }
    for (const id of await outbox.unfinished()) await queue(id, await content.byId("alert", id));
  }

  function lookSoon(changed: ReadonlySet<string> = new Set()): void {
    looking = looking.then(() => look(changed)).catch((error: unknown) => log.error({ err: error }, events.pushFailed));
  }

  const stopHearing = changes.onChange((keys) => {
    if (keys.includes(everythingKey) || keys.includes(kindKey("alert"))) lookSoon(new Set(keys));
  });
  const timer = setInterval(lookSoon, lookEvery);
  timer.unref();
  lookSoon();

  return async () => {
    isStopped = true;
    clearInterval(timer);
    stopHearing();
    await looking;
  };
}
