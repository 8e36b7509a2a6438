// The connections at the front door, and how long each may wait there. They are looked through once a second: a timer of its own for each,
// put off with every question and answer, costs about as much as reading the question.

import type { Socket } from "node:net";

/** In milliseconds. */
export interface Patience {
  /** With a reader who has not asked yet. */
  first: number;
  /** With one who may ask again. */
  next: number;
}

interface Seen {
  bytes: number;
  at: number;
}

const lookAgain = 1_000;

export class WaitingReaders {
  readonly #patience: Patience;
  readonly #seen = new Map<Socket, Seen>();
  #timer: NodeJS.Timeout | undefined;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  add(socket: Socket): void {
    this.#seen.set(socket, { bytes: 0, at: performance.now() });
    this.#timer ??= setInterval(() => this.#look(), lookAgain).unref();
  }

  delete(socket: Socket): void {
    this.#seen.delete(socket);
  }

  [Symbol.iterator](): Iterator<Socket> {
    return this.#seen.keys();
  }

  #look(): void {
    const now = performance.now();
    for (const [socket, seen] of this.#seen) {
      const { bytesRead } = socket;
      if (bytesRead !== seen.bytes || socket.writableLength > 0) {
        seen.bytes = bytesRead;
        seen.at = now;
      } else if (now - seen.at >= (bytesRead === 0 ? this.#patience.first : this.#patience.next)) socket.destroySoon();
    }
    if (this.#seen.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }
}
