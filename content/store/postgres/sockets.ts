// The connections to a database, to be cut when it has fallen silent: gone without a word, as when its machine lost power or the network drops what
// is sent to it. Whoever waits for an answer then hears at once that none will come.

import { Socket } from "node:net";

export interface Sockets {
  /** For `pg`, which connects it. */
  stream: () => Socket;
  cut: (reason: Error) => void;
}

export function openSockets(): Sockets {
  const open = new Set<Socket>();
  return {
    stream() {
      const socket = new Socket();
      open.add(socket);
      socket.once("close", () => open.delete(socket));
      return socket;
    },
    cut(reason) {
      for (const socket of open) socket.destroy(reason);
    },
  };
}
