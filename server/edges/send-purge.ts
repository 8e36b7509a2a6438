// Tells an edge to drop what has these keys, each in the words of its own: Varnish by requests that `deploy/varnish/meridian.vcl` knows, Fastly and
// Cloudflare by their APIs, anything else by a signed message. Rejects when the edge did not take them.

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { webhookHeaders } from "../../content/webhooks/sign-webhook.ts";
import type { Config } from "../config.ts";
import type { Edge, EdgeKind } from "./edge-address.ts";

export type PurgeSettings = Pick<
  Config,
  "PURGE_FASTLY_TOKEN" | "PURGE_FASTLY_URL" | "PURGE_CLOUDFLARE_TOKEN" | "PURGE_CLOUDFLARE_URL" | "PURGE_WEBHOOK_SECRET"
>;

interface PurgeCall {
  url: string;
  method: "POST" | "PURGE";
  headers: Record<string, string>;
  body?: string;
}

type MakeCall = (edge: Edge, keys: readonly string[], settings: PurgeSettings) => PurgeCall;

/** How many keys one call may have. */
export const keysAtOnce: Readonly<Record<EdgeKind, number>> = {
  varnish: 300,
  fastly: 256,
  cloudflare: 30,
  webhook: 500,
};

/** Milliseconds for an answer. */
export const purgePatience = 5_000;

const json = { "content-type": "application/json" };

const calls: Readonly<Record<EdgeKind, MakeCall>> = {
  varnish: ({ target, isSoft }, keys) => ({
    url: target,
    method: "PURGE",
    headers: { [isSoft ? "xkey-softpurge" : "xkey-purge"]: keys.join(" ") },
  }),
  fastly: ({ target, isSoft }, keys, { PURGE_FASTLY_URL, PURGE_FASTLY_TOKEN = "" }) => ({
    url: `${PURGE_FASTLY_URL}/service/${target}/purge`,
    method: "POST",
    headers: { ...json, "fastly-key": PURGE_FASTLY_TOKEN, ...(isSoft && { "fastly-soft-purge": "1" }) },
    body: JSON.stringify({ surrogate_keys: keys }),
  }),
  cloudflare: ({ target }, keys, { PURGE_CLOUDFLARE_URL, PURGE_CLOUDFLARE_TOKEN = "" }) => ({
    url: `${PURGE_CLOUDFLARE_URL}/zones/${target}/purge_cache`,
    method: "POST",
    headers: { ...json, authorization: `Bearer ${PURGE_CLOUDFLARE_TOKEN}` },
    body: JSON.stringify({ tags: keys }),
  }),
  webhook: ({ target, isSoft }, keys, { PURGE_WEBHOOK_SECRET = "" }) => {
    const at = new Date();
    const body = JSON.stringify({ type: "cache.purge", timestamp: at.toISOString(), data: { keys, soft: isSoft } });
    const message = { id: `msg_${randomUUID()}`, timestamp: Math.floor(at.getTime() / 1000), body };
    return {
      url: target,
      method: "POST",
      headers: { ...json, ...webhookHeaders(message, [PURGE_WEBHOOK_SECRET]) },
      body,
    };
  },
};

const cloudflareAnswer = z.object({ success: z.boolean() });

export async function sendPurge(
  edge: Edge,
  keys: readonly string[],
  settings: PurgeSettings,
  signal: AbortSignal,
): Promise<void> {
  const size = keysAtOnce[edge.kind];
  const parts = Array.from({ length: Math.ceil(keys.length / size) }, (_, part) =>
    keys.slice(part * size, (part + 1) * size),
  );
  await Promise.all(parts.map((part) => call(edge, calls[edge.kind](edge, part, settings), signal)));
}

async function call({ kind }: Edge, { url, ...request }: PurgeCall, signal: AbortSignal): Promise<void> {
  const late = AbortSignal.timeout(purgePatience);
  try {
    const answer = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.any([late, signal]) });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    // It says so in words where it did not.
    if (kind === "cloudflare" && !cloudflareAnswer.parse(JSON.parse(said)).success)
      throw new Error("refused the purge");
  } catch (error) {
    throw new Error(late.aborted ? `no answer within ${purgePatience / 1000} seconds` : reasonOf(error), {
      cause: error,
    });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no connection";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}
