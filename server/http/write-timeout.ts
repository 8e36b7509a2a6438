// Clients that stop reading are let go: what they were to be sent would stay in memory for as long as they like. A client who reads slowly is
// not cut, however long it takes. All connections are looked through from time to time: a timer for each response would cost more.

import type { Server, Socket } from "node:net";

interface Seen {
  taken: number;
  at: number;
}

const longestPause = 1_000;

/** Watches the connections that the server takes from now on. */
export function cutStalledClients(server: Server, milliseconds: number): void {
  const sockets = new Set<Socket>();
  const waiting = new Map<Socket, Seen>();
  server.on("connection", (socket: Socket) => sockets.add(socket));

  function look(): void {
    const now = performance.now();
    for (const socket of sockets) {
      if (socket.destroyed) sockets.delete(socket);
      if (socket.destroyed || socket.writableLength === 0) waiting.delete(socket);
      else if (hasStalled(socket, now)) {
        // Without the reset the system would go on trying to deliver what it has of it.
        socket.resetAndDestroy();
      }
    }
  }

  function hasStalled(socket: Socket, now: number): boolean {
    const taken = bytesTaken(socket);
    const seen = waiting.get(socket);
    if (seen?.taken === taken) return now - seen.at >= milliseconds;
    waiting.set(socket, { taken, at: now });
    return false;
  }

  const timer = setInterval(look, Math.min(longestPause, milliseconds / 4)).unref();
  server.once("close", () => clearInterval(timer));
}

/** How much the system has taken of all that was written. One large write is taken bit by bit, which only the handle knows. */
function bytesTaken(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, "_handle");
  if (typeof handle === "object" && handle !== null && "bytesWritten" in handle && "writeQueueSize" in handle) {
    return Number(handle.bytesWritten) - Number(handle.writeQueueSize);
  }
  return socket.bytesWritten - socket.writableLength;
}
