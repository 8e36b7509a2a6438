// deploy/haproxy.cfg before two nodes of which one takes requests and ends without an answer: pages are asked of the other, what changes something is
// sent once.

import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { haproxy, startSiteProxy } from "../stand-ins/site-proxy.ts";

const title = haproxy.missing === undefined ? "" : ` (passed over: ${haproxy.missing})`;

describe.skipIf(haproxy.missing !== undefined)(`HAProxy and a node that ends${title}`, () => {
  const taken: string[] = [];
  let isEnding = false;
  let nodes: Server[];
  let proxy: Awaited<ReturnType<typeof startSiteProxy>>;

  beforeAll(async () => {
    nodes = ["one", "two"].map((name) =>
      createServer((request, response) => {
        if (request.url === "/readyz") return response.end();
        taken.push(request.method ?? "");
        request.resume();
        return request.on("end", () => {
          if (isEnding) {
            isEnding = false;
            request.socket.destroy();
          } else response.end(name);
        });
      }).listen(0, "127.0.0.1"),
    );
    await Promise.all(nodes.map((node) => once(node, "listening")));
    proxy = await startSiteProxy(nodes.map((node) => (node.address() as AddressInfo).port));
  });
  afterAll(async () => {
    await proxy.stop();
    for (const node of nodes) {
      node.closeAllConnections();
      node.close();
    }
  });

  /** Whoever gets an error, or no answer, knows that it may have been taken. */
  it.each([
    ["GET", true, 2],
    ["HEAD", true, 2],
    ["POST", false, 1],
    ["PUT", false, 1],
    ["PATCH", false, 1],
    ["DELETE", false, 1],
  ])("%s: answered by the other node: %s, sent %i times", async (method, isAnswered, times) => {
    taken.length = 0;
    isEnding = true;
    const init = { method, ...(method.startsWith("P") && { body: "{}" }) };
    const isOk = await fetch(`${proxy.url}/story`, init).then(
      ({ ok }) => ok,
      () => false,
    );
    expect(isOk).toBe(isAnswered);
    expect(taken).toEqual(Array.from({ length: times }, () => method));
  });
});
