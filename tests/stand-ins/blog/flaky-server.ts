// A server of pictures that drops every tenth connection, before its answer or in the middle of it.

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export interface FlakyServer {
  url: string;
  /** Whole answers so far. */
  served: () => number;
  dropped: () => number;
  close: () => Promise<void>;
}

export async function startFlakyServer(): Promise<FlakyServer> {
  const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#35608f" } })
    .jpeg({ quality: 60 })
    .toBuffer();
  let asked = 0;
  let served = 0;
  let dropped = 0;
  const server: Server = createServer((request, response) => {
    asked += 1;
    if (asked % 10 === 0) {
      dropped += 1;
      if (asked % 20 === 0) {
        request.socket.destroy();
        return;
      }
      response.writeHead(200, { "content-type": "image/jpeg", "content-length": picture.length });
      response.write(picture.subarray(0, picture.length >> 1), () => request.socket.destroy());
      return;
    }
    response.on("finish", () => (served += 1));
    response.writeHead(200, { "content-type": "image/jpeg", "content-length": picture.length }).end(picture);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    served: () => served,
    dropped: () => dropped,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
