// Stands in for a publisher's outside picture host, a good one and a bad one: each path behaves in its own way.

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface PictureHostStandIn {
  /** Scheme, host and port. */
  url: string;
  /** With its port, as settings name it. */
  host: string;
  /** What was asked for, with the query. */
  asked: string[];
  /** How a path is answered; unknown ones are a 404. */
  at: Map<string, Answer>;
  stop(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answered again only if it is another. */
export function file(bytes: Buffer | string, type: string, etag = `"${bytes.length}"`): Answer {
  return (request, response) => {
    if (request.headers["if-none-match"] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { "content-type": type, etag }).end(bytes);
  };
}

export function leadingTo(location: string): Answer {
  return (_request, response) => response.writeHead(302, { location }).end();
}

export function failing(status: number): Answer {
  return (_request, response) => response.writeHead(status).end();
}

/** Hangs up on the first that ask. */
export function dropping(times: number, then: Answer): Answer {
  let left = times;
  return (request, response) => {
    left -= 1;
    if (left >= 0) request.socket.destroy();
    else then(request, response);
  };
}

/** Says a little, and then nothing more. */
export function stuck(beginning: Buffer): Answer {
  return (_request, response) => response.writeHead(200, { "content-type": "image/jpeg" }).write(beginning);
}

/** Without a word on how long it is, and without end. */
export function endless(beginning: Buffer): Answer {
  return (_request, response) => {
    const more = Buffer.alloc(65_536);
    const write = () => {
      while (!response.destroyed && response.write(more));
    };
    response.on("drain", write).writeHead(200, { "content-type": "image/jpeg" }).write(beginning);
    write();
  };
}

export async function startPictureHost(): Promise<PictureHostStandIn> {
  const asked: string[] = [];
  const at = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    const answer = at.get(url) ?? failing(404);
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  return {
    url: `http://${host}`,
    host,
    asked,
    at,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
