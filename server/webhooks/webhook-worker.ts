// Takes events to endpoints. Every node has such a worker; the claim decides whose an event is.

import type { Logger } from "pino";
import type { ClaimedWebhook, EndpointState } from "../../content/store/webhooks/webhook-outbox.ts";
import type { WebhookStore } from "../../content/store/webhooks/webhook-store.ts";
import { webhookBody } from "../../content/webhooks/webhook-body.ts";
import { webhookPatience, type WebhookSender } from "../../content/webhooks/send-webhook.ts";
import { events } from "../log.ts";
import type { Figures } from "../operating/figures.ts";
import { startOutboxWorker, untilStored, type OutboxWorker } from "../work/outbox-worker.ts";

export interface WebhookWorkerParts {
  outbox: WebhookStore["outbox"];
  sender: WebhookSender;
  origin: string;
  figures: Pick<Figures, "webhooksDelivered" | "webhooksFailed">;
  log: Logger;
  now: () => number;
}

const atOnce = 20;
/** Longer than an endpoint is waited for: what is claimed for longer was left by a process that died. */
const claimFor = webhookPatience + 3_000;
/** What is due again, and what other processes have queued, is found within this time. */
const lookEvery = 1_000;
const othersEvery = 60_000;

export function startWebhookWorker({ outbox, sender, origin, figures, log, now }: WebhookWorkerParts): OutboxWorker {
  const onError = (error: unknown) => log.error({ err: error }, events.webhookFailed);

  async function deliver(claimed: ClaimedWebhook, signal: AbortSignal): Promise<void> {
    const { endpoint, message: id, record } = claimed;
    const message = { id, timestamp: Math.floor(now() / 1000), body: webhookBody(record, origin) };
    const answer = await sender.send({ ...endpoint, message, signal });
    // Nobody waits for an answer any more: the claim ends, and another process tries again.
    if (signal.aborted && answer.is === "failed") return;
    let state: EndpointState = { is: "fine" };
    await untilStored(
      async () => {
        state = await outbox.settle(claimed, answer);
      },
      signal,
      onError,
    );
    note(claimed, answer.is === "taken", state);
  }

  function note({ endpoint, message, tries }: ClaimedWebhook, isTaken: boolean, state: EndpointState): void {
    if (isTaken) figures.webhooksDelivered += 1;
    else figures.webhooksFailed += 1;
    const { host } = new URL(endpoint.url);
    if (state.is === "failing")
      log.warn({ webhook: endpoint.id, host, message, tries, reason: state.reason }, events.webhookFailed);
    if (state.is === "off") log.error({ webhook: endpoint.id, host, reason: state.reason }, events.webhookOff);
  }

  return startOutboxWorker({
    claim: (most) => outbox.claim(most, claimFor),
    send: async (claimed, signal) => {
      await Promise.all(claimed.map((one) => deliver(one, signal)));
      // There are several endpoints: one that is away puts off its own events only.
      return true;
    },
    atOnce,
    lanes: [lookEvery, othersEvery, othersEvery],
    onError,
    onStopped: () => sender.close(),
  });
}
