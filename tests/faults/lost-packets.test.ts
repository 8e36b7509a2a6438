// What histories lose packets by, on a line of this machine.

import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { lostHere, losePackets } from "../histories/lose-packets.ts";

const title = lostHere.missing === undefined ? "" : ` (passed over: ${lostHere.missing})`;

it.skipIf(lostHere.missing !== undefined)(
  `what is lost on the way to a port comes when it is sent again${title}`,
  async () => {
    let heard = "";
    const server = createServer((socket) => socket.on("data", (data) => (heard += data.toString())));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    // A server on a port has an address of this kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => {
      socket.destroy();
      server.close();
    });
    socket.write("one ");
    await expect.poll(() => heard).toBe("one ");
    const loss = await losePackets(port, 100);
    onTestFinished(loss.mend);
    socket.write("two ");
    await expect.poll(loss.packets).toBeGreaterThan(1);
    expect(heard).toBe("one ");
    await loss.mend();
    await expect.poll(() => heard).toBe("one two ");
  },
);
