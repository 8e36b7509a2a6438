// What a form sent, as far as it is one: as browsers send forms, and no more than a long letter many times over.

import type { Context } from "hono";

/** All that the fields of a form hold (`mostTyped`), whatever is in them: whoever pastes an article gets it back to make it shorter. */
const largest = 256 * 1024;
/** What is beyond is read to its end, so that browsers hear the answer. */
const mostRead = 2 * 1024 * 1024;

/** In the middle of an escape, or of several that are one character. */
const brokenEnd = /(?:%[c-f][\da-f](?:%[89ab][\da-f]){0,2})?(?:%[\da-f]?)?$/i;

export interface Sent {
  fields: URLSearchParams;
  /** The fields are what came first of it. */
  isTooLarge: boolean;
}

export function isFormBody(context: Context): boolean {
  return (context.req.header("content-type") ?? "").startsWith("application/x-www-form-urlencoded");
}

/** A body that is no form is empty fields: the answer is then the form, with what is missing. */
export async function readSent(context: Context): Promise<Sent> {
  if (!isFormBody(context)) return { fields: new URLSearchParams(), isTooLarge: false };
  let size = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of context.req.raw.body ?? []) {
    if (size < largest) chunks.push(chunk.subarray(0, largest - size));
    size += chunk.byteLength;
    if (size > mostRead) break;
  }
  const isTooLarge = size > largest;
  const text = Buffer.concat(chunks).toString();
  return { fields: new URLSearchParams(isTooLarge ? text.replace(brokenEnd, "") : text), isTooLarge };
}
