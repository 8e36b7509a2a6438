import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, it } from "vitest";
import { openLine } from "./line.ts";

it("what is sent over a line that is cut comes when it is mended, in order", async () => {
  const heard: string[] = [];
  const server = createServer((socket) => socket.on("data", (data) => heard.push(data.toString()))).listen(0);
  await once(server, "listening");
  const address = server.address();
  const line = await openLine(() => (typeof address === "object" && address !== null ? address.port : 0));
  const socket = connect(line.port, "127.0.0.1");
  socket.write("one ");
  await expect.poll(() => heard.join("")).toBe("one ");
  line.cut();
  socket.write("two ");
  const later = connect(line.port, "127.0.0.1");
  await once(later, "connect");
  expect(heard.join("")).toBe("one ");
  line.mend();
  await expect.poll(() => heard.join("")).toBe("one two ");
  line.slow(20);
  for (const word of ["three ", "four "]) socket.write(word);
  await expect.poll(() => heard.join("")).toBe("one two three four ");
  for (const one of [socket, later]) one.destroy();
  line.close();
  server.close();
});
