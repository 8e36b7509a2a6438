import { once } from "node:events";
import { createServer, connect, type AddressInfo, type Server, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cutStalledClients } from "./write-timeout.ts";

const servers: Server[] = [];
const sockets: Socket[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** More than the system takes for a client that does not read. */
const large = Buffer.alloc(32 * 1024 * 1024);

async function connected(
  milliseconds: number,
  answer: (socket: Socket) => void,
): Promise<[client: Socket, site: Socket]> {
  const server = createServer();
  servers.push(server);
  cutStalledClients(server, milliseconds);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const taken = once(server, "connection");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const [site] = (await taken) as [Socket];
  sockets.push(client, site);
  for (const socket of [client, site]) socket.on("error", () => undefined);
  answer(site);
  return [client, site];
}

/** Lets time go by while the sockets do their work. */
async function untilClosed(site: Socket): Promise<void> {
  while (!site.destroyed) {
    vi.advanceTimersByTime(20);
    await nextTurn();
  }
}

it("lets go of a client that reads nothing", async () => {
  const [client, site] = await connected(200, (socket) => socket.write(large));
  client.pause();
  await untilClosed(site);
  expect(site.bytesWritten).toBe(large.length);
});

it("lets go of one that is sent more and more without reading", async () => {
  let sent = 0;
  const [client, site] = await connected(200, (socket) => {
    socket.write(large);
    const timer = setInterval(() => {
      socket.write("more");
      sent += 1;
    }, 20);
    socket.once("close", () => clearInterval(timer));
  });
  client.pause();
  await untilClosed(site);
  expect(sent).toBeGreaterThan(2);
});

it("does not cut one who reads slowly, though it takes many times as long", async () => {
  const limit = 4_000;
  const [client] = await connected(limit, (socket) => socket.end(large));
  const began = performance.now();
  let bytes = 0;
  client.on("data", (piece) => {
    bytes += piece.length;
    vi.advanceTimersByTime(20);
  });
  await once(client, "end");
  expect(bytes).toBe(large.length);
  expect(performance.now() - began).toBeGreaterThan(2 * limit);
});

it("lets a client wait who has read all there is", async () => {
  const [client, site] = await connected(100, (socket) => socket.write("hello"));
  await once(client, "data");
  vi.advanceTimersByTime(10_000);
  expect(site.destroyed).toBe(false);
});
