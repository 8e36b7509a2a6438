import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AnswersTogether } from "./answers-together.ts";

let server: Server;
let ends: { reader: Socket; socket: Socket }[];
let slow: Socket[];
let sent: { addresses: readonly string[]; milliseconds: number }[];
let answers: AnswersTogether;

beforeEach(async () => {
  server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  ends = [];
  slow = [];
  sent = [];
  answers = new AnswersTogether({
    onSlow: (socket) => slow.push(socket),
    onSent: (addresses, milliseconds) => sent.push({ addresses, milliseconds }),
  });
});

afterEach(() => {
  for (const { reader } of ends) reader.destroy();
  server.close();
});

async function connected(): Promise<Socket> {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const arrival = once(server, "connection");
  const reader = connect(address.port, "127.0.0.1");
  const [socket] = await arrival;
  for (const end of [reader, socket]) end.on("error", () => {});
  ends.push({ reader, socket });
  return socket;
}

const written = () => ends.map(({ socket }) => socket.bytesWritten);

it("answers of one turn leave at its end, each to its reader", async () => {
  const [one, other] = [await connected(), await connected()];
  answers.add(one, Buffer.from("first"), "/");
  answers.add(other, Buffer.from("second one"), "/");
  expect([answers.has(one), answers.has(other), ...written()]).toEqual([true, true, 0, 0]);
  await nextTurn();
  expect([answers.has(one), answers.has(other), ...written()]).toEqual([false, false, 5, 10]);
  const texts = await Promise.all(ends.map(async ({ reader }) => String((await once(reader, "data"))[0])));
  expect(texts).toEqual(["first", "second one"]);
});

it("can be told to send what waits, and sends nothing twice", async () => {
  const socket = await connected();
  answers.add(socket, Buffer.from("first"), "/");
  answers.send();
  expect(written()).toEqual([5]);
  answers.add(socket, Buffer.from("again"), "/");
  await nextTurn();
  await nextTurn();
  expect(written()).toEqual([10]);
});

it("does not wait for more than 64", async () => {
  const sockets: Socket[] = [];
  for (let count = 0; count < 65; count += 1) sockets.push(await connected());
  for (const socket of sockets) answers.add(socket, Buffer.from("x"), "/");
  expect(written().filter((bytes) => bytes === 1)).toHaveLength(64);
});

it("tells of a reader who is slow, and bears one who has gone", async () => {
  const [busy, gone] = [await connected(), await connected()];
  ends[0]?.reader.pause();
  gone.destroy();
  answers.add(gone, Buffer.from("x"), "/");
  answers.add(busy, Buffer.alloc(50_000_000), "/");
  answers.send();
  expect(slow).toEqual([busy]);
});

it("tells once what has left together, and how long the first of it waited", async () => {
  const [one, other] = [await connected(), await connected()];
  answers.add(one, Buffer.from("x"), "/one");
  answers.add(other, Buffer.from("x"), "/other");
  answers.send();
  answers.send();
  expect(sent).toEqual([{ addresses: ["/one", "/other"], milliseconds: expect.any(Number) }]);
  expect(sent[0]?.milliseconds).toBeGreaterThan(0);
});
