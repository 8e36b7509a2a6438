// Where connections come in. A plain GET of a page that is kept ready is answered here from its bytes, which costs half of what node:http
// needs for it. The first request that is anything else goes to node:http together with its connection, for good.

import type { Server } from "node:http";
import type { Socket } from "node:net";
import { readPlainGet } from "./plain-get.ts";

/** The whole answer but for its first line and date, when one is ready for this address. */
export type ReadyAnswer = (url: string, acceptEncoding: string | undefined) => readonly [Buffer, Buffer] | undefined;

/** As long as node:http waits: for a first request, and for the next one after an answer. */
const patience = { first: 60_000, next: 5_000 };
/** Longer than the headers of any browser; more is for node:http to judge. */
const longest = 8_192;

/** A reader who connected this long ago, and no longer, is sending the first request. */
const grace = 250;

export interface FrontDoor {
  /** From now on node:http answers everything, and says with each answer that the connection ends; who waits may ask once more. */
  retire(): void;
  /** Connections that wait are ended, those being written to end when they are done, new ones may ask once. */
  close(): void;
  /** Whoever is still here has had time enough. */
  cut(): void;
}

export function openFrontDoor(server: Server, readyAnswer: ReadyAnswer): FrontDoor {
  const waiting = new Set<Socket>();
  const [toHttp] = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", receive);
  let isClosing = false;
  return {
    retire() {
      isClosing = true;
      for (const socket of waiting) socket.setTimeout(patience.next);
    },
    close() {
      isClosing = true;
      for (const socket of waiting) {
        if (socket.bytesRead > 0) socket.destroySoon();
        else socket.setTimeout(grace);
      }
    },
    cut() {
      for (const socket of waiting) socket.destroy();
    },
  };

  function receive(socket: Socket): void {
    waiting.add(socket);
    socket.setTimeout(patience.first);
    socket.on("data", onData).on("timeout", onTimeout).on("end", onEnd).on("error", onError).on("close", onClose);
  }

  function onData(this: Socket, data: Buffer): void {
    // A reader who asks faster than he reads is for node:http, which makes him wait.
    const plain =
      data.length <= longest && this.writableLength === 0 ? readPlainGet(data.toString("latin1")) : undefined;
    // What node:http answers while it closes is the last of its connection.
    const answer = isClosing ? undefined : plain && readyAnswer(plain.url, plain.acceptEncoding);
    if (answer === undefined) {
      handOver(this, data);
      return;
    }
    if (this.timeout !== patience.next) this.setTimeout(patience.next);
    this.cork();
    this.write(openingLines());
    this.write(answer[0]);
    this.write(answer[1]);
    this.uncork();
  }

  function handOver(socket: Socket, data: Buffer): void {
    waiting.delete(socket);
    socket.setTimeout(0);
    socket.off("data", onData).off("timeout", onTimeout).off("end", onEnd).off("error", onError).off("close", onClose);
    socket.unshift(data);
    toHttp?.call(server, socket);
    socket.resume();
  }

  function onClose(this: Socket): void {
    waiting.delete(this);
  }
}

function onTimeout(this: Socket): void {
  this.destroySoon();
}

function onEnd(this: Socket): void {
  this.destroySoon();
}

/** A reader who goes away in the middle. */
function onError(this: Socket): void {
  this.destroy();
}

const opening = { until: 0, lines: Buffer.alloc(0) };

/** The same for a whole second. */
function openingLines(): Buffer {
  const now = Date.now();
  if (now >= opening.until) {
    opening.until = now - (now % 1000) + 1000;
    opening.lines = Buffer.from(
      `HTTP/1.1 200 OK\r\ndate: ${new Date(now).toUTCString()}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${patience.next / 1000}\r\n`,
      "latin1",
    );
  }
  return opening.lines;
}
