// Stands between a cache and the site: counts what the site is asked, and can hold answers back until all have asked.

import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface CountingProxy {
  port: number;
  /** The addresses that were asked for, in order; checks of health are left out. */
  asked: string[];
  /** The headers with which each was asked for. */
  headers: IncomingMessage["headers"][];
  times: (address: string) => number;
  /** Answers wait for this. */
  hold: Promise<unknown>;
  /** Every answer but that to checks of health, instead of the site's. */
  fail: number | undefined;
  stop: () => Promise<void>;
}

export async function startCountingProxy(site: () => string): Promise<CountingProxy> {
  const server = createServer((incoming, outgoing) => {
    const { url = "", method, headers } = incoming;
    const isCheck = url === "/healthz";
    if (!isCheck) {
      proxy.asked.push(url);
      proxy.headers.push(headers);
    }
    const onward = ask(new URL(url, site()), { method, headers, agent: false }, (answer) => {
      void (isCheck ? Promise.resolve() : proxy.hold).then(() => {
        if (!isCheck && proxy.fail !== undefined) {
          answer.resume();
          outgoing.writeHead(proxy.fail).end();
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
        outgoing.flushHeaders();
        answer.pipe(outgoing);
      });
    });
    outgoing.on("close", () => onward.destroy());
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const proxy: CountingProxy = {
    port,
    asked: [],
    headers: [],
    times: (address) => proxy.asked.filter((one) => one === address).length,
    hold: Promise.resolve(),
    fail: undefined,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
