// The answers of one turn of the event loop leave together, after everything that has come in was read. A write in between would wake
// the other side for a single answer, to fall asleep again before the next: that costs a fifth of all answers in a second.

import type { Socket } from "node:net";

/** With more, the first would wait too long for the last to be read. */
const most = 64;

export interface AnswerEvents {
  /** A reader who did not take all of his answer at once. */
  onSlow: (socket: Socket) => void;
  /** The addresses of what has left together, and the milliseconds since the first of them was read. */
  onSent: (addresses: readonly string[], milliseconds: number) => void;
}

export class AnswersTogether {
  readonly #answers = new Map<Socket, Buffer>();
  readonly #events: AnswerEvents;
  #addresses: string[] = [];
  #since = 0;

  constructor(events: AnswerEvents) {
    this.#events = events;
  }

  add(socket: Socket, answer: Buffer, address: string): void {
    if (this.#answers.size === 0) {
      setImmediate(() => this.send());
      this.#since = performance.now();
    }
    this.#answers.set(socket, answer);
    this.#addresses.push(address);
    if (this.#answers.size === most) this.send();
  }

  has(socket: Socket): boolean {
    return this.#answers.has(socket);
  }

  /** What waits, at once. */
  send(): void {
    for (const [socket, answer] of this.#answers) {
      socket.write(answer);
      if (socket.writableLength > 0) this.#events.onSlow(socket);
    }
    this.#answers.clear();
    if (this.#addresses.length === 0) return;
    this.#events.onSent(this.#addresses, performance.now() - this.#since);
    this.#addresses = [];
  }
}
