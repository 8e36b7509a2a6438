// Takes alerts to devices, a handful at a time on each of a few lanes: a push service that is slow holds up its own lane only. Every node
// has a pushWorker.

import type { Logger } from "pino";
import type { ContentClient } from "../../content/client.ts";
import { isOut } from "../../content/records/is-out.ts";
import type { ClaimedPush, PushResult, PushSettled } from "../../content/store/push/push-outbox.ts";
import type { PushStore } from "../../content/store/push/push-store.ts";
import { memoized } from "../../model/work/single-flight.ts";
import { alertLevel } from "../../model/alerts/alert-level.ts";
import { events } from "../log.ts";
import type { Figures } from "../operating/figures.ts";
import { startOutboxWorker, untilStored, type OutboxWorker } from "../work/outbox-worker.ts";
import { planDelivery, type Alert } from "./plan-delivery.ts";
import { pauseBefore } from "./push-answer.ts";
import { pushMessage, pushTopic } from "./push-message.ts";
import type { PushSender } from "./send-push.ts";

export interface PushWorkerParts {
  openContent: () => ContentClient;
  outbox: PushStore["outbox"];
  sender: PushSender;
  figures: Pick<Figures, "pushesDelivered" | "pushesFailed">;
  log: Logger;
  now: () => number;
}

export const pushesAtOnce = 25;
/** Longer than a push service is waited for: what is claimed for longer was left by a process that died. */
const claimFor = 60_000;
/** What other nodes have queued, and what is due again, is found within this time by the first lane. The others wait to be woken. */
const lookEvery = 5_000;
const othersEvery = 60_000;

export function startPushWorker({ openContent, outbox, sender, figures, log, now }: PushWorkerParts): OutboxWorker {
  const onError = (error: unknown) => log.error({ err: error }, events.pushFailed);

  async function deliver(claimed: ClaimedPush, alert: Alert | undefined): Promise<PushResult> {
    const { queuedAt, tries, address, choice } = claimed;
    // Withdrawn, expired, or of a topic the reader has left meanwhile.
    const plan = alert && isOut(alert, now()) ? planDelivery(alert, choice, { queuedAt, now: now() }) : undefined;
    if (alert === undefined || plan === undefined) return { is: "over" };
    if (plan.due > now()) return { is: "again", at: plan.due };
    const answer = await sender.send({
      address,
      message: pushMessage(alert),
      topic: pushTopic(alert.id),
      urgency: alertLevel(alert.level) === "update" ? "normal" : "high",
      life: plan.until - now(),
    });
    if (answer.is !== "again") return answer;
    const at = now() + (answer.after ?? pauseBefore(tries));
    return at < plan.until ? { is: "again", at, fault: answer.fault } : { is: "failed", fault: answer.fault };
  }

  function note({ number, result }: PushSettled): void {
    if (result.is === "delivered") figures.pushesDelivered += 1;
    if (result.is === "failed") figures.pushesFailed += 1;
    if ("fault" in result) log.warn({ push: number, is: result.is, reason: result.fault }, events.pushFailed);
  }

  async function send(claimed: readonly ClaimedPush[], signal: AbortSignal): Promise<boolean> {
    const content = openContent();
    const alerts = new Map<string, Promise<Alert | undefined>>();
    const alertOf = (id: string) => memoized(alerts, id, () => content.byId("alert", id));
    const settled = await Promise.all(
      claimed.map(async (one) => ({ ...one, result: await deliver(one, await alertOf(one.alert)) })),
    );
    await untilStored(() => outbox.settle(settled), signal, onError);
    for (const one of settled) note(one);
    // There are several services: one that is away puts off its own messages only.
    return true;
  }

  return startOutboxWorker({
    claim: (most) => outbox.claim(most, claimFor),
    send,
    atOnce: pushesAtOnce,
    lanes: [lookEvery, othersEvery, othersEvery, othersEvery],
    onError,
    onStopped: () => sender.close(),
  });
}
