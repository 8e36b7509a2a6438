// Edges that are purged: a local server that takes what Varnish, Fastly, Cloudflare and a receiver of webhooks take, refuses what they refuse, and writes
// down which keys it was told to drop.

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { isSignedBy } from "./webhook-receiver.ts";

export interface ToldPurge {
  by: "varnish" | "fastly" | "cloudflare" | "webhook";
  keys: string[];
  isSoft: boolean;
}

export interface EdgeServices {
  port: number;
  url: string;
  told: ToldPurge[];
  /** Keys of all that was told by one kind of edge. */
  keysOf: (by: ToldPurge["by"]) => string[];
  /** How it answers instead of taking a purge. */
  fails: number | "hang" | undefined;
  /** Ends it, and answers how to start it again at its address. */
  stop: () => Promise<() => Promise<void>>;
}

export const fastlyToken = "a token of fastly";
export const cloudflareToken = "a token of cloudflare";
export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

type Taken = ToldPurge | { status: number; body?: object };

function taken(request: IncomingMessage, body: string): Taken {
  const { method, url = "", headers } = request;
  const header = (name: string) => String(headers[name] ?? "");
  if (method === "PURGE") {
    const isSoft = headers["xkey-softpurge"] !== undefined;
    const keys = header(isSoft ? "xkey-softpurge" : "xkey-purge").split(" ");
    return keys.join("") === "" ? { status: 400 } : { by: "varnish", keys, isSoft };
  }
  if (method !== "POST") return { status: 405 };
  if (/^\/service\/SERVICE\/purge$/.test(url)) {
    if (header("fastly-key") !== fastlyToken) return { status: 401 };
    const { surrogate_keys: keys } = JSON.parse(body);
    if (keys.length > 256) return { status: 400 };
    return { by: "fastly", keys, isSoft: header("fastly-soft-purge") === "1" };
  }
  if (/^\/zones\/ZONE\/purge_cache$/.test(url)) {
    const refused = (code: number, status: number) => ({ status, body: { success: false, errors: [{ code }] } });
    if (header("authorization") !== `Bearer ${cloudflareToken}`) return refused(10_000, 403);
    const { tags } = JSON.parse(body);
    return tags.length > 30 ? refused(1_094, 400) : { by: "cloudflare", keys: tags, isSoft: false };
  }
  if (url !== "/purge") return { status: 404 };
  const told = {
    path: url,
    id: header("webhook-id"),
    timestamp: Number(header("webhook-timestamp")),
    signatures: header("webhook-signature").split(" "),
    body,
  };
  if (!isSignedBy(webhookSecret, told)) return { status: 401 };
  const { data } = JSON.parse(body);
  return { by: "webhook", keys: data.keys, isSoft: data.soft };
}

export async function startEdgeServices(): Promise<EdgeServices> {
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const outcome = taken(request, await text(request));
    if (services.fails === "hang") return;
    if (services.fails !== undefined) {
      response.writeHead(services.fails).end("{}");
      return;
    }
    if (!("by" in outcome)) {
      response.writeHead(outcome.status).end(JSON.stringify(outcome.body ?? {}));
      return;
    }
    services.told.push(outcome);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ success: true }));
  };
  const listen = async (wanted: number) => {
    const server = createServer((request, response) => void receive(request, response));
    await new Promise<void>((resolve) => server.listen(wanted, "127.0.0.1", resolve));
    // A server on a port has an address of this kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { port: own } = server.address() as AddressInfo;
    return { server, own };
  };
  let { server, own: port } = await listen(0);
  const services: EdgeServices = {
    port,
    url: `http://127.0.0.1:${port}`,
    told: [],
    keysOf: (by) => services.told.filter((one) => one.by === by).flatMap(({ keys }) => keys),
    fails: undefined,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      return async () => {
        ({ server, own: port } = await listen(port));
      };
    },
  };
  return services;
}
