// Sends the letters of the outbox, a few at a time. Every node has a mailWorker.

import type { Logger } from "pino";
import type { ClaimedLetter, Outbox } from "../../content/store/mail/outbox.ts";
import { events } from "../log.ts";
import { startOutboxWorker, untilStored, type OutboxWorker } from "../work/outbox-worker.ts";
import { letterAgain } from "./back-off.ts";
import type { Delivery, LetterSender } from "./send-letter.ts";

export interface MailWorkerParts {
  outbox: Outbox;
  sender: LetterSender;
  /** Milliseconds. Renewed while a letter is being sent, so it ends soon after a process died and never before. */
  claimFor: number;
  atOnce: number;
  log: Logger;
  now: () => number;
}

/** Letters of other nodes, and those that are due again, are found within this time. */
const lookEvery = 5_000;

export function startMailWorker({ outbox, sender, claimFor, atOnce, log, now }: MailWorkerParts): OutboxWorker {
  const onError = (error: unknown) => log.error({ err: error }, events.mailFailed);

  async function send(claimed: ClaimedLetter): Promise<Delivery> {
    const renewing = setInterval(() => {
      outbox.keep(claimed.number, claimFor).catch(onError);
    }, claimFor / 3);
    try {
      return await sender.send(claimed);
    } finally {
      clearInterval(renewing);
    }
  }

  /** False when the server is at fault. */
  async function deliver(claimed: ClaimedLetter, signal: AbortSignal): Promise<boolean> {
    const { number, id, tries } = claimed;
    const delivery = await send(claimed);
    if (delivery.done) {
      await untilStored(
        () => outbox.delivered(number),
        signal,
        (error) => log.error({ err: error, letter: id }, events.mailFailed),
      );
      return true;
    }
    log.warn({ letter: id, tries, reason: delivery.reason }, events.mailFailed);
    if (delivery.fault === "server") await outbox.putBack(number);
    else await outbox.failed(number, delivery.reason, letterAgain(tries, delivery.isFinal, now()));
    return delivery.fault !== "server";
  }

  return startOutboxWorker({
    claim: (most) => outbox.claim(most, claimFor),
    send: async (claimed, signal) => {
      const answered = await Promise.all(claimed.map((one) => deliver(one, signal)));
      return answered.every(Boolean);
    },
    atOnce,
    lanes: [lookEvery],
    onError,
    onStopped: () => sender.close(),
  });
}
