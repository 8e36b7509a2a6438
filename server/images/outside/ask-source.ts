// One question to an outside source: a picture, with limits on time and on size. Where the name leads is looked at before anything is sent, and
// what was looked at is what is called. A redirect is followed to a source of the settings, and nowhere else.

import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { sourceOf } from "../../../model/pictures/image-sources.server.ts";
import { isInside } from "../../../model/addresses/inside-networks.server.ts";
import { publicLookup } from "../../../model/addresses/public-lookup.server.ts";
import { refuse, UnreachablePicture, UnreadablePicture } from "../unreadable-picture.ts";

/** What a source said of a picture, to be asked by it whether that is another now. */
export interface Validators {
  etag?: string;
  lastModified?: string;
}

export type SourceAnswer = { is: "picture"; bytes: Buffer; validators: Validators } | { is: "same" } | { is: "gone" };

export interface SourceQuestion {
  url: URL;
  known?: Validators;
  signal: AbortSignal;
}

export interface AskSource {
  /** Rejects with an UnreachablePicture, or an UnreadablePicture when it is too large. */
  ask: (question: SourceQuestion) => Promise<SourceAnswer>;
  close: () => void;
}

export interface SourceCallParts {
  /** Hosts that may stand in a network of one's own. */
  insideHosts: readonly string[];
  mostBytes: number;
  /** Milliseconds for the whole of it, however it trickles. */
  timeout: number;
  /** Who asks. */
  userAgent: string;
}

const mostRedirects = 3;
const connections = 16;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const gone: ReadonlySet<number> = new Set([404, 410]);
const longestValidator = 500;

export function sourceCalls({ insideHosts, mostBytes, timeout, userAgent }: SourceCallParts): AskSource {
  const settings = { keepAlive: true, maxSockets: connections };
  const agents = {
    outside: {
      "http:": new HttpAgent({ ...settings, lookup: publicLookup }),
      "https:": new HttpsAgent({ ...settings, lookup: publicLookup }),
    },
    anywhere: { "http:": new HttpAgent(settings), "https:": new HttpsAgent(settings) },
  };

  function get(url: URL, headers: OutgoingHttpHeaders, signal: AbortSignal): Promise<IncomingMessage> {
    const mayBeInside = insideHosts.includes(url.host);
    if (!mayBeInside && isInside(url.hostname)) throw new UnreachablePicture("the host is no public address");
    const isPlain = url.protocol === "http:";
    const agent = agents[mayBeInside ? "anywhere" : "outside"][isPlain ? "http:" : "https:"];
    return new Promise((resolve, reject) => {
      (isPlain ? httpRequest : httpsRequest)(url, { headers, agent, signal }, resolve).on("error", reject).end();
    });
  }

  async function answerOf(url: URL, known: Validators, signal: AbortSignal, steps: number): Promise<SourceAnswer> {
    const response = await get(url, headersOf(known, userAgent), signal);
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode === 200)
        return { is: "picture", bytes: await within(response, mostBytes), validators: saidIn(response) };
      if (statusCode === 304 && isConditional(known)) return { is: "same" };
      if (gone.has(statusCode)) return { is: "gone" };
      if (!redirects.has(statusCode)) throw new UnreachablePicture(`the source answers ${statusCode}`);
      if (steps === mostRedirects) throw new UnreachablePicture("the source leads on and on");
      return await answerOf(nextOf(url, headers.location), known, signal, steps + 1);
    } finally {
      // What was not read is not waited for.
      response.destroy();
    }
  }

  /** A connection that broke is tried once more: hosts close those that they hold open, and lines are bad. */
  async function answerOnTwoLines(url: URL, known: Validators, signal: AbortSignal): Promise<SourceAnswer> {
    try {
      return await answerOf(url, known, signal, 0);
    } catch (error) {
      if (signal.aborted || !isBroken(error)) throw error;
      return answerOf(url, known, signal, 0);
    }
  }

  return {
    async ask({ url, known = {}, signal }) {
      const late = AbortSignal.timeout(timeout);
      try {
        return await answerOnTwoLines(url, known, AbortSignal.any([signal, late]));
      } catch (error) {
        signal.throwIfAborted();
        if (late.aborted) throw new UnreachablePicture(`the source takes longer than ${timeout / 1000} seconds`);
        if (error instanceof UnreadablePicture || error instanceof UnreachablePicture) throw error;
        throw new UnreachablePicture(networkReason(error));
      }
    },
    close() {
      for (const { "http:": plain, "https:": safe } of Object.values(agents)) {
        plain.destroy();
        safe.destroy();
      }
    },
  };
}

function isBroken(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");
}

function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return "no connection";
  return "code" in error ? String(error.code) : error.message;
}

function headersOf({ etag, lastModified }: Validators, userAgent: string): OutgoingHttpHeaders {
  return {
    accept: "image/*",
    "accept-encoding": "identity",
    "user-agent": userAgent,
    ...(etag !== undefined && { "if-none-match": etag }),
    ...(etag === undefined && lastModified !== undefined && { "if-modified-since": lastModified }),
  };
}

function isConditional({ etag, lastModified }: Validators): boolean {
  return etag !== undefined || lastModified !== undefined;
}

function saidIn({ headers }: IncomingMessage): Validators {
  const short = (value: string | undefined) => ((value?.length ?? 0) > longestValidator ? undefined : value);
  return { etag: short(headers.etag), lastModified: short(headers["last-modified"]) };
}

/** Asked by the scheme that it names if that is the safer one, else by that of the settings. */
function nextOf(from: URL, location: string | undefined): URL {
  const next = location === undefined ? null : URL.parse(location, from);
  const source = next === null ? undefined : sourceOf(next);
  if (next === null || source === undefined) throw new UnreachablePicture("the source leads elsewhere");
  if (next.protocol === "http:" && source.scheme === "https:") next.protocol = "https:";
  return next;
}

async function within(response: IncomingMessage, most: number): Promise<Buffer> {
  const { "content-length": length = 0, "content-encoding": encoding = "identity" } = response.headers;
  if (encoding !== "identity") throw new UnreachablePicture(`the source sends it as ${encoding}`);
  if (Number(length) > most) refuse("it is too large");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > most) refuse("it is too large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
