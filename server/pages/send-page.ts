// Writes a cached page to the wire: the encoding the reader accepts, 304 for what the reader has, header blocks built once per page.

import { validateHeaderValue, type IncomingMessage, type ServerResponse } from "node:http";
import { acceptedFor, type Accepted } from "../http/accept-encoding.ts";
import { bytesOf, type CachedPage, type Encoding } from "./cached-page.ts";
import { ageSince, datedBytes, joinAnswer, type ReadyAnswer } from "../front-door/ready-answer.ts";
import { edgeLifeHeaders } from "../edges/edge-headers.ts";
import { cachePolicies } from "../http/cache-policies.ts";

const smallest = 1024;

/** The bytes of one encoding alone have it; with another dictionary they are others. */
function etagOf({ etag, dictionary, compressedAgain }: CachedPage, encoding: Encoding): string {
  const name = encoding === "dcz" ? `dcz-${dictionary?.mark.slice(1, 9)}` : encoding;
  return `"${etag}-${name}${compressedAgain.has(encoding) ? "-again" : ""}"`;
}

function varyOf({ dictionary }: CachedPage): string {
  return dictionary === undefined ? "accept-encoding" : "accept-encoding, available-dictionary";
}

function headerBlock(page: CachedPage, encoding: Encoding, length: number): string[] {
  const known = page.written[encoding];
  const isLasting = !isOldForEdges(page);
  if (known !== undefined && isLasting) return known;
  const block: string[] = [];
  for (const [name, value] of Object.entries(mayBeCached(page) ? page.headers : uncached(page.headers)))
    block.push(name, value);
  block.push("vary", varyOf(page), "etag", etagOf(page, encoding), "content-length", String(length));
  if (encoding !== "identity") block.push("content-encoding", encoding);
  // Written as they are at the front door, where nothing else would stop a line break in one of them.
  for (let at = 0; at < block.length; at += 2) validateHeaderValue(block[at] ?? "", block[at + 1] ?? "");
  if (isLasting) page.written[encoding] = block;
  return block;
}

/** One that was made while a read failed is for this answer alone, and so is one that an edge would have for long and is known to be old. */
function mayBeCached(page: CachedPage): boolean {
  return !page.degraded && !isOldForEdges(page);
}

function isOldForEdges({ purged, headers }: CachedPage): boolean {
  return purged && edgeLifeHeaders.some((name) => name in headers);
}

function uncached(headers: CachedPage["headers"]): Record<string, string> {
  const others = Object.entries(headers).filter(([name]) => !edgeLifeHeaders.includes(name));
  return { ...Object.fromEntries(others), "cache-control": cachePolicies.none };
}

function isKnown(request: IncomingMessage, page: CachedPage): boolean {
  const tags = request.headers["if-none-match"];
  return (
    tags !== undefined && page.status === 200 && !page.degraded && (tags === "*" || tags.includes(`"${page.etag}-`))
  );
}

function encodingFor({ encoding, dictionary }: Accepted, page: CachedPage): Encoding {
  if (page.encoded.identity.length < smallest) return "identity";
  return dictionary !== undefined && dictionary === page.dictionary?.mark ? "dcz" : encoding;
}

function acceptedBy({ headers }: IncomingMessage): Accepted {
  const dictionary = headers["available-dictionary"];
  return acceptedFor(headers["accept-encoding"], typeof dictionary === "string" ? dictionary : undefined);
}

/** A cached page with all that goes before it, for a reader who has asked for nothing special. */
export function readyBytes(
  page: CachedPage,
  accepted: Accepted,
  { now, keepAlive }: { now: number; keepAlive: number },
): Buffer | undefined {
  if (page.status !== 200 || isOldForEdges(page)) return undefined;
  const encoding = encodingFor(accepted, page);
  const body = page.encoded[encoding];
  if (body === undefined) return undefined;
  return datedBytes((page.answers[encoding] ??= answerOf(page, encoding, body, keepAlive)), now);
}

/** The page keeps the body as a part of the answer, not a second time. */
function answerOf(page: CachedPage, encoding: Encoding, body: Buffer, keepAlive: number): ReadyAnswer {
  const headers = headerBlock(page, encoding, body.length);
  const answer = joinAnswer({ headers, body, keepAlive, madeAt: page.madeAt });
  page.encoded[encoding] = answer.bytes.subarray(answer.bytes.length - body.length);
  return answer;
}

/** Answers at once when the bytes are ready; false when they must be compressed first. */
export function sendReady(request: IncomingMessage, response: ServerResponse, page: CachedPage): boolean {
  const encoding = encodingFor(acceptedBy(request), page);
  const bytes = page.encoded[encoding];
  if (bytes === undefined) return false;
  const block = headerBlock(page, encoding, bytes.length);
  const headers = page.madeAt === undefined ? block : [...block, "age", ageSince(page.madeAt)];
  if (isKnown(request, page)) {
    response.writeHead(
      304,
      headers.filter((_, index) => headers[index - (index % 2)] !== "content-length"),
    );
    response.end();
    return true;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === "HEAD" ? undefined : bytes);
  return true;
}

export async function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> {
  await bytesOf(page, encodingFor(acceptedBy(request), page));
  sendReady(request, response, page);
}
