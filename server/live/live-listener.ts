// GET /api/live/{path}: a stream of Server-Sent Events for those who ask for one, what changed since a version as JSON for those who poll, and
// the posts before a post. Answered without the router: a stream is one response and nothing else.

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { EarlierPosts } from "../../site/live/live-message.ts";
import { decodedPath } from "../http/decoded-path.ts";
import { Refused } from "../limits/refused.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { events } from "../log.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { helloFrame } from "./event-frame.ts";
import type { LiveChannel } from "./live-channel.ts";
import type { LiveHub } from "./live-hub.ts";
import { cachePolicies } from "../http/cache-policies.ts";

const prefix = "/api/live/";
/** A reader who cannot take in more than this is let go, and comes back when able to. */
const mostUnsent = 512 * 1024;
const longestVersion = 40;

export interface LiveListenerParts {
  hub: LiveHub;
  limits: Pick<SiteLimits, "openStream">;
  build: string;
  now: () => number;
  log: Logger;
}

/** Answers false when the address is not live's. */
export type LiveListener = (request: IncomingMessage, response: ServerResponse, url: string) => boolean;

export function liveListener({ hub, limits, build, now, log }: LiveListenerParts): LiveListener {
  async function answer(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const [rawPath = "", search = ""] = url.split(/\?(.*)/s);
    const path = decodedPath(`http://live${rawPath.slice(prefix.length - 1)}`);
    const query = new URLSearchParams(search);
    const isStream = (request.headers.accept ?? "").includes("text/event-stream");
    if (isStream) holdPlace(response, await limits.openStream(request, hub.mostFor(path ?? "")));
    const channel = path === undefined ? undefined : await hub.channel(path);
    const before = query.get("before");
    if (channel !== undefined && before !== null) sendEarlier(response, channel, before);
    // An EventSource that is answered so does not try again.
    else if (channel === undefined || channel.state.isOver(now())) sendJson(response, 404, refusal("Not found", 404));
    else if (isStream) openStream(request, response, channel, sinceOf(request, query));
    else sendSince(request, response, channel, sinceOf(request, query));
  }

  function openStream(request: IncomingMessage, response: ServerResponse, channel: LiveChannel, since: string): void {
    response.writeHead(200, {
      ...securityHeaders,
      "content-type": "text/event-stream; charset=utf-8",
      // No one on the way may keep, change or collect it.
      "cache-control": cachePolicies.stream,
      "x-accel-buffering": "no",
      vary: "accept",
    });
    request.socket.setNoDelay(true);
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    const leave = hub.join(channel, {
      send: (frame) => {
        if (response.writableLength > mostUnsent) response.destroy();
        else response.write(frame);
      },
      end: () => response.end(() => request.socket.end()),
    });
    response.once("close", leave);
    const missed = since === "" ? undefined : channel.frameSince(since);
    response.write(helloFrame(comeBackAfter(), missed === undefined ? channel.version : undefined));
    if (missed !== undefined) response.write(missed);
  }

  function sendSince(request: IncomingMessage, response: ServerResponse, channel: LiveChannel, since: string): void {
    const etag = `"${channel.version}"`;
    const caching = { etag, "cache-control": cachePolicies.askAgain, vary: "accept" };
    if (request.headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304, caching).end();
      return;
    }
    sendJson(response, 200, channel.textSince(since), caching);
  }

  function sendEarlier(response: ServerResponse, { state }: LiveChannel, id: string): void {
    const { ids, hasMore } = state.partsAfter?.(id) ?? { ids: [], hasMore: false };
    const posts = ids.map((one) => ({ id: one, html: state.drawPart(one, now()) }));
    const styles = state.stylesOf?.(posts.map(({ html }) => html).join(""));
    const earlier: EarlierPosts = { build, posts, ...(styles && { styles }), hasMore };
    sendJson(response, 200, JSON.stringify(earlier));
  }

  return (request, response, url) => {
    if (!url.startsWith(prefix)) return false;
    answer(request, response, url).catch((error: unknown) => {
      if (error instanceof Refused) {
        const { message, status, retryAfter } = error;
        sendJson(response, status, refusal(message, status), { "retry-after": String(retryAfter) });
        return;
      }
      log.error({ err: error, url }, events.liveFailed);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, refusal("API Request failed", 500));
    });
    return true;
  };
}

/** Until the stream ends, which it may have done by now. */
function holdPlace(response: ServerResponse, leave: () => void): void {
  if (response.closed) leave();
  else response.once("close", leave);
}

/** A browser that takes a stream up again says what it last heard. */
function sinceOf(request: IncomingMessage, query: URLSearchParams): string {
  const heard = request.headers["last-event-id"];
  const since = typeof heard === "string" && heard !== "" ? heard : (query.get("since") ?? "");
  return since.slice(0, longestVersion);
}

/** Not all at the same moment, should this node be restarted. */
function comeBackAfter(): number {
  return 2000 + Math.floor(Math.random() * 4000);
}

function refusal(message: string, statusCode: number): string {
  return JSON.stringify({ message, statusCode });
}

function sendJson(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    ...securityHeaders,
    "cache-control": cachePolicies.none,
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
  });
  response.end(body);
}
