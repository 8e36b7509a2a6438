// Stands in for a slow line between a reader and the site: documents arrive piece by piece, everything else as it is.

import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export interface SlowLine {
  url: string;
  stop(): void;
}

const least = 1000;
const pause = 15;

/** Cut where something ends. A line of words that is cut in two may well grow to both sides. */
const ends = /<\/(?:article|div|h\d|li|nav|ol|p|section|tbody|td|th|tr|ul)>/g;

function* piecesOf(html: string): Generator<string> {
  let from = 0;
  for (const { index, 0: end } of html.matchAll(ends)) {
    const to = index + end.length;
    if (to - from < least) continue;
    yield html.slice(from, to);
    from = to;
  }
  yield html.slice(from);
}

/** The head comes at once and has time to fetch what it names: a page is painted as soon as it may be. */
async function sendInPieces(html: string, response: ServerResponse): Promise<void> {
  const body = html.indexOf("<body");
  response.write(html.slice(0, body));
  await wait(10 * pause);
  for (const piece of piecesOf(html.slice(body))) {
    if (response.destroyed) break;
    response.write(piece);
    await wait(pause);
  }
  response.end();
}

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const isDocument = answer.headers["content-type"]?.startsWith("text/html") === true;
  const { "content-length": _length, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, isDocument ? headers : answer.headers);
  if (!isDocument) {
    answer.pipe(response);
    return;
  }
  const parts: Buffer[] = [];
  answer.on("data", (data: Buffer) => parts.push(data));
  await once(answer, "end");
  await sendInPieces(Buffer.concat(parts).toString(), response);
}

export async function startSlowLine(siteUrl: string): Promise<SlowLine> {
  const server = createServer((request, response) => {
    const { url = "/", method, headers } = request;
    const asked = ask(new URL(url, siteUrl), { method, headers: { ...headers, "accept-encoding": "identity" } });
    asked.on("response", (answer) => void passOn(answer, response)).on("error", () => response.destroy());
    response.on("close", () => asked.destroy());
    request.pipe(asked);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
