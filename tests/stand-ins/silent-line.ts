// A line to another port of this machine that can fall silent: nothing more gets through, and nobody is told, as when a network drops all packets.

import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface SilentLine {
  port: number;
  fallSilent: () => void;
  /** New connections get through again. */
  speak: () => void;
  close: () => void;
}

export async function silentLine(to: number): Promise<SilentLine> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on("error", () => {});
    if (isSilent) return;
    const far = connect(to, "127.0.0.1");
    sockets.add(far);
    far.on("error", () => near.destroy());
    far.on("close", () => !isSilent && near.destroy());
    near.on("close", () => far.destroy());
    near.on("data", (data) => !isSilent && far.write(data));
    far.on("data", (data) => !isSilent && near.write(data));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    fallSilent: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
