// A line to another port of this machine on which packets can be lost or late. What is lost is sent again by whoever sent it, as TCP does: it comes when
// the line is whole.

import { connect, createServer, type Socket } from "node:net";
import { openPort } from "./open-port.ts";

export interface Line {
  port: number;
  /** Nothing gets through, and nobody is told. */
  cut: () => void;
  /** Everything takes so many milliseconds longer. */
  slow: (milliseconds: number) => void;
  mend: () => void;
  close: () => void;
}

export async function openLine(to: () => number): Promise<Line> {
  const sockets = new Set<Socket>();
  let whole = Promise.withResolvers<void>();
  let delay = 0;
  whole.resolve();

  /** In order, each piece when the line lets it through. */
  function carry(from: Socket, onward: Socket): void {
    let last = Promise.resolve();
    const later = (deed: () => void) => {
      const due = delay === 0 ? undefined : Promise.withResolvers<void>();
      if (due !== undefined) setTimeout(due.resolve, delay);
      last = last
        .then(() => due?.promise)
        .then(() => whole.promise)
        .then(deed);
    };
    from.on("data", (data) => later(() => onward.write(data)));
    from.on("end", () => later(() => onward.end()));
    from.on("error", () => later(() => onward.destroy()));
    from.on("close", () => later(() => onward.destroy()));
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    sockets.add(near);
    near.on("close", () => sockets.delete(near));
    near.pause();
    void whole.promise.then(() => {
      const far = connect({ port: to(), host: "127.0.0.1", allowHalfOpen: true });
      sockets.add(far);
      far.on("close", () => sockets.delete(far));
      carry(near, far);
      carry(far, near);
      near.resume();
    });
  });
  return {
    port: await openPort(server),
    cut() {
      whole = Promise.withResolvers<void>();
    },
    slow(milliseconds) {
      delay = milliseconds;
    },
    mend() {
      delay = 0;
      whole.resolve();
    },
    close() {
      whole.resolve();
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
