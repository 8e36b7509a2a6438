// Of whom the site behind Debian's Varnish keeps count: of whoever asks, not of the proxy that ends TLS before it; and of nobody else's word.

import { createServer, request, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientAddress } from "../../server/limits/client-address.ts";
import { freePort, startVarnish, varnish, type RunningVarnish } from "./start-varnish.ts";

const title = varnish.missing === undefined ? "" : ` (passed over: ${varnish.missing})`;
const proxy = "127.0.0.1";
const somebody = "127.0.0.2";

describe.skipIf(varnish.missing !== undefined)(`clients behind Varnish${title}`, () => {
  let site: Server;
  let edge: RunningVarnish;

  beforeAll(async () => {
    const [port, sitePort] = [await freePort(), await freePort()];
    site = createServer(({ headers }, response) => response.end(String(headers["x-forwarded-for"])));
    await new Promise<void>((resolve) => site.listen(sitePort, proxy, resolve));
    edge = await startVarnish(port, sitePort);
  });
  afterAll(async () => {
    await edge.stop();
    site.closeAllConnections();
    site.close();
  });

  /** As the site's limits see it. */
  function client(localAddress: string, named: string | undefined): Promise<string | undefined> {
    const headers = named === undefined ? {} : { "x-forwarded-for": named };
    return new Promise((resolve, reject) => {
      request(`${edge.url}/api/weather`, { localAddress, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () => resolve(clientAddress({ remote: proxy, named: text })));
      })
        .on("error", reject)
        .end();
    });
  }

  it.each<[string, string, string | undefined, string]>([
    ["a reader behind the proxy", proxy, "203.0.113.7", "203.0.113.7"],
    ["a reader who made something up", proxy, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["the proxy itself", proxy, undefined, proxy],
    ["somebody past the proxy", somebody, "203.0.113.7", somebody],
  ])("%s", async (_, from, named, expected) => {
    expect(await client(from, named)).toBe(expected);
  });
});
