// How many answers are under way on a connection. A client may ask for the next thing before it has read the last; one that asks for
// dozens and reads none would have all of them waiting in memory.

import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** No browser sends a request before it has the answer to the last; programs that do are done with fewer. */
const most = 8;

export class OpenAnswers {
  readonly #open = new WeakMap<Socket, number>();

  /** False when the client is let go. */
  begin(socket: Socket, response: ServerResponse): boolean {
    const open = (this.#open.get(socket) ?? 0) + 1;
    if (open > most) {
      socket.destroy();
      return false;
    }
    this.#open.set(socket, open);
    response.once("close", () => this.#open.set(socket, (this.#open.get(socket) ?? 1) - 1));
    return true;
  }
}
