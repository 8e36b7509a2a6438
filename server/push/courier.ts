// Takes alerts to devices for as long as the site runs, a handful at a time on each of a few lanes: a push service that is slow holds up its
// own lane only. Every node has a courier; the claim decides whose a message is.

import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { ContentClient } from "../../content/client.ts";
import { isOut } from "../../content/records/is-out.ts";
import type { ClaimedPush, PushResult, PushSettled } from "../../content/store/push-outbox.ts";
import type { PushRoom } from "../../content/store/push-room.ts";
import { memoized } from "../../model/work/single-flight.ts";
import { alertLevel } from "../../model/alerts/alert-level.ts";
import { events } from "../log.ts";
import type { Figures } from "../operating/figures.ts";
import { planDelivery, type Alert } from "./plan-delivery.ts";
import { pauseBefore } from "./push-answer.ts";
import { pushMessage, pushTopic } from "./push-message.ts";
import type { PushSender } from "./send-push.ts";

export interface CourierParts {
  openContent: () => ContentClient;
  outbox: PushRoom["outbox"];
  sender: PushSender;
  figures: Pick<Figures, "pushesDelivered" | "pushesFailed">;
  log: Logger;
  now: () => number;
}

export interface Courier {
  /** Something is queued. */
  call(): void;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

const lanes = 4;
export const pushesAtOnce = 25;
/** Longer than a push service is waited for: what is claimed for longer was left by a process that died. */
const claimFor = 60_000;
/** What other nodes have queued, and what is due again, is found within this time by the first lane. The others wait to be called. */
const roundsEvery = 5_000;
const othersEvery = 60_000;
const longestPause = 5_000;

export function startCourier({ openContent, outbox, sender, figures, log, now }: CourierParts): Courier {
  const stopping = new AbortController();
  const wakes = new Set<() => void>();
  const call = () => {
    for (const wake of wakes) wake();
  };

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

  /** What has left must not leave again because the store was away for a moment. */
  async function settle(all: readonly PushSettled[]): Promise<void> {
    for (let pause = 100; ; pause = Math.min(2 * pause, longestPause)) {
      try {
        return await outbox.settle(all);
      } catch (error) {
        log.error({ err: error }, events.pushFailed);
        if (stopping.signal.aborted) return;
        await sleep(pause);
      }
    }
  }

  function note({ number, result }: PushSettled): void {
    if (result.is === "delivered") figures.pushesDelivered += 1;
    if (result.is === "failed") figures.pushesFailed += 1;
    if ("fault" in result) log.warn({ push: number, is: result.is, reason: result.fault }, events.pushFailed);
  }

  /** False when there was nothing to do. */
  async function round(): Promise<boolean> {
    const claimed = await outbox.claim(pushesAtOnce, claimFor);
    if (claimed.length === 0) return false;
    // More may wait: the other lanes look too.
    if (claimed.length === pushesAtOnce) call();
    const content = openContent();
    const alerts = new Map<string, Promise<Alert | undefined>>();
    const alertOf = (id: string) => memoized(alerts, id, () => content.byId("alert", id));
    const settled = await Promise.all(
      claimed.map(async (one) => ({ ...one, result: await deliver(one, await alertOf(one.alert)) })),
    );
    await settle(settled);
    for (const one of settled) note(one);
    return true;
  }

  async function walk(every: number): Promise<void> {
    while (!stopping.signal.aborted) {
      const isBusy = await round().catch((error: unknown) => {
        log.error({ err: error }, events.pushFailed);
        return false;
      });
      if (!isBusy && !stopping.signal.aborted) await rest(every);
    }
  }

  function rest(every: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        wakes.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, every);
      timer.unref();
      wakes.add(wake);
    });
  }

  const walking = Array.from({ length: lanes }, (_, lane) => walk(lane === 0 ? roundsEvery : othersEvery));
  return {
    call,
    async stop() {
      stopping.abort();
      call();
      await Promise.all(walking);
      sender.close();
    },
  };
}
