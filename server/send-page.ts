// Writes a kept page to the wire: the encoding the reader accepts, 304 for what the reader has, header blocks built once per page.

import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding } from "./accept-encoding.ts";
import { bytesOf, type CachedPage, type Encoding } from "./page-cache.ts";

const smallest = 1024;

function etagOf(page: CachedPage, encoding: Encoding): string {
  return `"${page.etag}-${encoding}"`;
}

function headerBlock(page: CachedPage, encoding: Encoding, length: number): string[] {
  const known = page.written[encoding];
  if (known !== undefined) return known;
  const block: string[] = [];
  for (const [name, value] of Object.entries(page.headers)) block.push(name, value);
  if (page.degraded) block[block.indexOf("cache-control") + 1] = "no-store";
  block.push("vary", "accept-encoding", "etag", etagOf(page, encoding), "content-length", String(length));
  if (encoding !== "identity") block.push("content-encoding", encoding);
  page.written[encoding] = block;
  return block;
}

function isKnown(request: IncomingMessage, page: CachedPage): boolean {
  const tags = request.headers["if-none-match"];
  return (
    tags !== undefined && page.status === 200 && !page.degraded && (tags === "*" || tags.includes(`"${page.etag}-`))
  );
}

function encodingFor(acceptEncoding: string | undefined, page: CachedPage): Encoding {
  return page.body.length < smallest ? "identity" : acceptedEncoding(acceptEncoding);
}

/** A kept page as the bytes of its headers and of its body, for a reader who has asked for nothing special. */
export function readyBytes(
  page: CachedPage,
  acceptEncoding: string | undefined,
): readonly [Buffer, Buffer] | undefined {
  if (page.status !== 200) return undefined;
  const encoding = encodingFor(acceptEncoding, page);
  const body = page.encoded[encoding];
  if (body === undefined) return undefined;
  const headers = (page.headerBytes[encoding] ??= headerBytes(headerBlock(page, encoding, body.length)));
  return [headers, body];
}

function headerBytes(block: readonly string[]): Buffer {
  let lines = "";
  for (let at = 0; at < block.length; at += 2) lines += `${block[at]}: ${block[at + 1]}\r\n`;
  return Buffer.from(`${lines}\r\n`, "latin1");
}

/** Answers at once when the bytes are ready; false when they must be compressed first. */
export function sendReady(request: IncomingMessage, response: ServerResponse, page: CachedPage): boolean {
  const encoding = encodingFor(request.headers["accept-encoding"], page);
  const bytes = page.encoded[encoding];
  if (bytes === undefined) return false;
  const headers = headerBlock(page, encoding, bytes.length);
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
  await bytesOf(page, encodingFor(request.headers["accept-encoding"], page));
  sendReady(request, response, page);
}
