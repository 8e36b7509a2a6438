// Requests as an attacker writes them: bytes on a connection, tidied by nobody. One connection asks for one thing after the other.

import { connect, type Socket } from "node:net";

export interface RawAnswer {
  status: number;
  head: string;
  body: Buffer;
}

const headEnd = Buffer.from("\r\n\r\n");

export const get = (target: string, ...headers: string[]): string => requestOf("GET", target, ...headers);

export function requestOf(method: string, target: string, ...headers: string[]): string {
  return [`${method} ${target} HTTP/1.1`, "Host: www.example.com", ...headers, "", ""].join("\r\n");
}

export class RawClient {
  readonly #url: URL;
  #socket: Socket | undefined;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** The answer to these bytes; undefined when the connection ended without one. `latin1` lets every byte be written. */
  ask(request: string): Promise<RawAnswer | undefined> {
    const socket = (this.#socket ??= this.#connected());
    const isHead = request.startsWith("HEAD ");
    return new Promise((resolve) => {
      let received: Buffer = Buffer.alloc(0);
      const finish = (answer: RawAnswer | undefined, isOver: boolean) => {
        socket.off("data", take).off("close", end);
        if (isOver) this.close();
        resolve(answer);
      };
      const end = () => finish(partOf(received), true);
      const take = (piece: Buffer) => {
        received = Buffer.concat([received, piece]);
        const answer = wholeAnswer(received, isHead);
        if (answer !== undefined) finish(answer, /\r\nconnection: close/i.test(answer.head));
      };
      socket.on("data", take).on("close", end);
      socket.write(request, "latin1");
    });
  }

  #connected(): Socket {
    const socket = connect({ host: this.#url.hostname, port: Number(this.#url.port) });
    socket.on("error", () => undefined);
    // The site ends connections that nobody uses.
    socket.on("close", () => {
      if (this.#socket === socket) this.#socket = undefined;
    });
    return socket;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}

function partOf(received: Buffer): RawAnswer | undefined {
  const end = received.indexOf(headEnd);
  if (end === -1) return undefined;
  const answer = answerOf(received.toString("latin1", 0, end), received.subarray(end + 4));
  return answer.status === 100 ? partOf(answer.body) : answer;
}

function answerOf(head: string, body: Buffer): RawAnswer {
  return { status: Number(head.slice(9, 12)), head, body };
}

function wholeAnswer(received: Buffer, isHead: boolean): RawAnswer | undefined {
  const part = partOf(received);
  if (part === undefined) return undefined;
  const { head, body, status } = part;
  if (isHead || status === 304 || status === 204) return answerOf(head, Buffer.alloc(0));
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return body.length >= Number(length) ? part : undefined;
  if (/\r\ntransfer-encoding: *chunked/i.test(head))
    return body.toString("latin1").endsWith("0\r\n\r\n") ? part : undefined;
  return undefined;
}

/** Asks all of it over a few connections at once. */
export async function askAll<T>(
  url: string,
  requests: Iterable<T>,
  textOf: (request: T) => string,
  note: (answer: RawAnswer | undefined, request: T) => void,
  connections = 16,
): Promise<void> {
  const waiting = requests[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new RawClient(url);
      for (let next = waiting.next(); !next.done; next = waiting.next()) {
        note(await client.ask(textOf(next.value)), next.value);
      }
      client.close();
    }),
  );
}
