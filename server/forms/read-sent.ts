// What a form sent, as far as it is one: as browsers send forms, and no more than a long letter.

import type { Context } from "hono";

const largest = 64 * 1024;

/** A body that is too large, or is no form, is empty fields: the answer is then the form, with what is missing. */
export async function readSent(context: Context): Promise<URLSearchParams> {
  if (!(context.req.header("content-type") ?? "").startsWith("application/x-www-form-urlencoded")) {
    return new URLSearchParams();
  }
  let size = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) return new URLSearchParams();
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
