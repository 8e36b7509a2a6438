// The client of a request. Behind a proxy that nobody told us about all clients look like one: that is said once in the log, and then only
// the limits for all hold.

import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import type { Logger } from "pino";
import { events } from "../log.ts";
import { clientAddress } from "./client-address.ts";

/** The parts of a request that say who asks. */
export type Asking = Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string } };

/** Undefined where nobody knows. */
export type ClientOf = (request: Asking | undefined) => string | undefined;

/** Headers that proxies add and browsers do not. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "cf-connecting-ip", "true-client-ip", "via"];

export function clientOfRequest(addressHeader: string | undefined, log: Logger): ClientOf {
  const name = addressHeader?.toLowerCase();
  let isWarned = false;

  function warnOfProxy({ headers }: Asking): void {
    const header = proxyHeaders.find((one) => headers[one] !== undefined);
    if (header === undefined) return;
    isWarned = true;
    log.warn({ header }, events.proxyUnknown);
  }

  return (request) => {
    if (request === undefined) return undefined;
    const remote = request.socket.remoteAddress;
    if (name === undefined) {
      if (!isWarned) warnOfProxy(request);
      return clientAddress({ remote, named: undefined });
    }
    const named = request.headers[name];
    return clientAddress({ remote, named: Array.isArray(named) ? named.at(-1) : named });
  };
}

/** The request behind a call; none where a test calls a route directly. */
export function requestBehind(context: Context): IncomingMessage | undefined {
  const { incoming }: { incoming?: IncomingMessage } = context.env ?? {};
  return incoming;
}
