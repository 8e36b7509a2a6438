// Empties the outbox, a few letters at a time, for as long as the site runs. A mail server that is away is asked again later and later;
// the letters wait for it. Every node has a postman: the claim decides whose a letter is.

import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { ClaimedLetter, Outbox } from "../../content/store/outbox.ts";
import { events } from "../log.ts";
import { letterAgain, serverAgain } from "./back-off.ts";
import type { Delivery, LetterSender } from "./send-letter.ts";

export interface PostmanParts {
  outbox: Outbox;
  sender: LetterSender;
  /** Milliseconds. Renewed while a letter is being sent, so it ends soon after a process died and never before. */
  claimFor: number;
  atOnce: number;
  log: Logger;
  now: () => number;
}

export interface Postman {
  /** There is something in the outbox. */
  call(): void;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/** Letters of other nodes, and those that are due again, are found within this time. */
const roundsEvery = 5_000;
const longestPause = 5_000;

export function startPostman({ outbox, sender, claimFor, atOnce, log, now }: PostmanParts): Postman {
  const stopping = new AbortController();
  let wake: () => void = () => undefined;
  /** In a row, by the server. */
  let refusals = 0;

  async function send(claimed: ClaimedLetter): Promise<Delivery> {
    const renewing = setInterval(() => {
      outbox.keep(claimed.number, claimFor).catch((error: unknown) => log.error({ err: error }, events.mailFailed));
    }, claimFor / 3);
    try {
      return await sender.send(claimed);
    } finally {
      clearInterval(renewing);
    }
  }

  /** A letter that has left must not leave again because the store was away for a moment. */
  async function noteDelivered({ number, id }: ClaimedLetter): Promise<void> {
    for (let pause = 100; ; pause = Math.min(2 * pause, longestPause)) {
      try {
        return await outbox.delivered(number);
      } catch (error) {
        log.error({ err: error, letter: id }, events.mailFailed);
        if (stopping.signal.aborted) return;
        await sleep(pause);
      }
    }
  }

  async function deliver(claimed: ClaimedLetter): Promise<boolean> {
    const delivery = await send(claimed);
    if (delivery.done) {
      await noteDelivered(claimed);
      return true;
    }
    log.warn({ letter: claimed.id, tries: claimed.tries, reason: delivery.reason }, events.mailFailed);
    if (delivery.fault === "server") await outbox.putBack(claimed.number);
    else await outbox.failed(claimed.number, delivery.reason, letterAgain(claimed.tries, delivery.isFinal, now()));
    return delivery.fault !== "server";
  }

  /** How long to wait before the next round. */
  async function round(): Promise<number> {
    // One letter is enough to find out whether the server is back.
    const claimed = await outbox.claim(refusals === 0 ? atOnce : 1, claimFor);
    if (claimed.length === 0) return roundsEvery;
    const answered = await Promise.all(claimed.map(deliver));
    refusals = answered.every(Boolean) ? 0 : refusals + 1;
    return refusals === 0 ? 0 : serverAgain(refusals);
  }

  async function walk(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = await round().catch((error: unknown) => {
        log.error({ err: error }, events.mailFailed);
        return roundsEvery;
      });
      if (pause > 0 && !stopping.signal.aborted) await rest(pause);
    }
  }

  /** A call ends it early, unless it is the server that needs the time. */
  function rest(pause: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      timer.unref();
      wake = () => {
        if (refusals > 0 && !stopping.signal.aborted) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const walking = walk();
  return {
    call: () => wake(),
    async stop() {
      stopping.abort();
      wake();
      await walking;
      sender.close();
    },
  };
}
