// What a request says of who sends it.

import type { Context } from "hono";
import { senderMark } from "./sender-mark.ts";

/** Another site's page made the browser send it. */
export function isFromElsewhere(context: Context): boolean {
  return context.req.header("sec-fetch-site") === "cross-site";
}

/** As limits know the sender; `addressHeader` is the one in which a proxy names the reader. */
export function senderOf(context: Context, addressHeader: string | undefined, secret: string): string | undefined {
  const forwarded = addressHeader === undefined ? undefined : context.req.header(addressHeader);
  return senderMark({ remote: remoteAddress(context), forwarded }, secret);
}

function remoteAddress(context: Context): string | undefined {
  const { incoming }: { incoming?: { socket?: { remoteAddress?: string } } } = context.env ?? {};
  return incoming?.socket?.remoteAddress;
}
