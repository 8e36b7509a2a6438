import { once } from "node:events";
import { createServer, connect, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { cutStalledClients } from "./write-timeout.ts";

const servers: Server[] = [];
const sockets: Socket[] = [];

afterEach(() => {
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

it("lets go of a client that reads nothing", async () => {
  const [client, site] = await connected(200, (socket) => socket.write(large));
  client.pause();
  await once(site, "close");
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
  await once(site, "close");
  expect(sent).toBeGreaterThan(2);
});

it("does not cut one who reads slowly, though it takes many times as long", async () => {
  const [client] = await connected(2_000, (socket) => socket.end(large));
  let bytes = 0;
  let pauses = 0;
  client.on("data", (piece) => {
    bytes += piece.length;
    // Slow in the middle only: at the end the system has all of it.
    if (bytes < 12 * 1024 * 1024 && bytes > (pauses + 1) * 1024 * 1024) {
      pauses += 1;
      client.pause();
      setTimeout(() => client.resume(), 300);
    }
  });
  await once(client, "end");
  expect(bytes).toBe(large.length);
  expect(pauses).toBeGreaterThan(5);
});

it("lets a client wait who has read all there is", async () => {
  const [client, site] = await connected(100, (socket) => socket.write("hello"));
  client.resume();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(site.destroyed).toBe(false);
});
