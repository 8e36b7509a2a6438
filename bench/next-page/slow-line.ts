// A line as Lighthouse's slow 4G, outside the browser: what the browser itself asks for ahead of a prerendered page is not slowed down by its own
// emulation. Connections share what the line carries, piece by piece.

import { createServer, connect, type Socket } from "node:net";
import { once } from "node:events";

/** Bytes a millisecond, and milliseconds one way. */
const line = { down: 1_600 / 8, up: 750 / 8, delay: 75 };
const piece = 2048;

type Send = (to: Socket, bytes: Buffer | null) => void;

/** Null ends the connection, after all that is on its way. */
function oneWay(rate: number): Send {
  const waiting = new Map<Socket, (Buffer | null)[]>();
  let freeAt = 0;
  let isRunning = false;

  const sendNext = (): void => {
    const [next] = waiting;
    isRunning = next !== undefined;
    if (next === undefined) return;
    const [to, pieces] = next;
    waiting.delete(to);
    const bytes = pieces.shift() ?? null;
    if (pieces.length > 0) waiting.set(to, pieces);
    freeAt = Math.max(freeAt, performance.now()) + (bytes?.length ?? 0) / rate;
    const wait = freeAt - performance.now();
    setTimeout(() => (bytes === null ? to.end() : to.write(bytes)), Math.max(0, wait + line.delay));
    setTimeout(sendNext, Math.max(0, wait));
  };

  return (to, bytes) => {
    const pieces = waiting.get(to) ?? [];
    if (bytes === null) pieces.push(null);
    else for (let at = 0; at < bytes.length; at += piece) pieces.push(bytes.subarray(at, at + piece));
    waiting.set(to, pieces);
    if (!isRunning) sendNext();
  };
}

/** Answers its port. */
export async function slowLine(to: number): Promise<{ port: number; close(): void }> {
  const [up, down] = [oneWay(line.up), oneWay(line.down)];
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    near.on("data", (bytes: Buffer) => up(far, bytes)).on("end", () => up(far, null));
    far.on("data", (bytes: Buffer) => down(near, bytes)).on("end", () => down(near, null));
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port");
  return { port: address.port, close: () => server.close() };
}
