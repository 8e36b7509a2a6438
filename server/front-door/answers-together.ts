// The answers of one turn of the event loop leave together, after everything that has come in was read. A write in between would wake
// the other side for a single answer, to fall asleep again before the next: that costs a fifth of all answers in a second.

import type { Socket } from "node:net";

/** With more, the first would wait too long for the last to be read. */
const most = 64;

export class AnswersTogether {
  readonly #answers = new Map<Socket, Buffer>();
  readonly #onSlow: (socket: Socket) => void;

  /** Told of readers who did not take all of their answer at once. */
  constructor(onSlow: (socket: Socket) => void) {
    this.#onSlow = onSlow;
  }

  add(socket: Socket, answer: Buffer): void {
    if (this.#answers.size === 0) setImmediate(() => this.send());
    this.#answers.set(socket, answer);
    if (this.#answers.size === most) this.send();
  }

  has(socket: Socket): boolean {
    return this.#answers.has(socket);
  }

  /** What waits, at once. */
  send(): void {
    for (const [socket, answer] of this.#answers) {
      socket.write(answer);
      if (socket.writableLength > 0) this.#onSlow(socket);
    }
    this.#answers.clear();
  }
}
