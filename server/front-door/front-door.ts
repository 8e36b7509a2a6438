// Where connections come in. A plain GET of a page that is ready in the cache is answered here from its bytes, which costs half of what node:http
// needs for it. The first request that is anything else goes to node:http together with its connection, for good.

import type { Server } from "node:http";
import { Socket } from "node:net";
import { AnswersTogether } from "./answers-together.ts";
import type { Accepted } from "../http/accept-encoding.ts";
import { readPlainGet, type PlainGet } from "./plain-get.ts";
import { WaitingReaders } from "./waiting-readers.ts";

/** All bytes of the answer, when one is ready for this address. */
export type CachedAnswer = (url: string, accepted: Accepted) => Buffer | undefined;

/** As long as node:http waits for a first request, at the least. */
const firstPatience = 60_000;
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

export interface FrontDoorParts {
  cachedAnswer: CachedAnswer;
  /** Milliseconds for which a connection stays open for the next question, as with node:http. */
  keepAlive: number;
  /** Hears of what has left: the addresses, and how long the first of them took, in milliseconds. */
  onSent: (addresses: readonly string[], milliseconds: number) => void;
  onFailure: (error: unknown) => void;
}

export function openFrontDoor(
  server: Server,
  { cachedAnswer, keepAlive, onSent, onFailure }: FrontDoorParts,
): FrontDoor {
  const patience = { first: Math.max(firstPatience, keepAlive), next: keepAlive };
  const waiting = new WaitingReaders(patience);
  const answers = new AnswersTogether({ onSlow: (socket) => socket.setTimeout(patience.next), onSent });
  const [toHttp] = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", receive);
  let isClosing = false;
  return {
    retire() {
      answers.send();
      isClosing = true;
      for (const socket of waiting) socket.setTimeout(patience.next);
    },
    close() {
      answers.send();
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
    socket.on("timeout", onTimeout).on("end", onEnd).on("error", onError).on("close", onClose);
    let before: PlainGet | undefined;
    // What the network brings is taken here, and not as an event of the stream: that would cost as much again as all that is done with it.
    socket.push = (piece: Buffer | null) => {
      if (answers.has(socket)) answers.send();
      if (piece === null) return usualPush.call(socket, null);
      // A reader who asks faster than he reads is for node:http, which makes him wait.
      const isShort = piece.length <= longest && socket.writableLength === 0;
      // What node:http answers while it closes is the last of its connection.
      const plain = isShort && !isClosing ? readPlainGet(piece, before) : undefined;
      const answer = plain && answerOrNone(plain);
      if (plain === undefined || answer === undefined) return handOver(socket, piece);
      before = plain;
      answers.add(socket, answer, plain.url);
      return true;
    };
  }

  /** An error thrown here would end the process. */
  function answerOrNone({ url, accepted }: PlainGet): Buffer | undefined {
    try {
      return cachedAnswer(url, accepted);
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  }

  function handOver(socket: Socket, piece: Buffer): boolean {
    waiting.delete(socket);
    socket.setTimeout(0);
    socket.off("timeout", onTimeout).off("end", onEnd).off("error", onError).off("close", onClose);
    socket.push = usualPush;
    toHttp?.call(server, socket);
    return socket.push(piece);
  }

  function onClose(this: Socket): void {
    waiting.delete(this);
  }
}

function usualPush(this: Socket, piece: Buffer | null): boolean {
  return Socket.prototype.push.call(this, piece);
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
