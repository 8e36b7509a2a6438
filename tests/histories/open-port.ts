import { once } from "node:events";
import type { Server } from "node:net";

/** The port of this machine alone at which it then listens. */
export async function openPort(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
