import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { dictionaryOf } from "../dictionary/dcz.ts";
import { bytesOf, compressAgain, readyPage, type CachedPage, type FreshPage } from "./cached-page.ts";
import { readyBytes, sendPage } from "./send-page.ts";

const made: FreshPage = {
  status: 200,
  body: Buffer.from("A page"),
  headers: { "cache-control": "public, s-maxage=30", "surrogate-control": "max-age=86400", "surrogate-key": "a b" },
  keys: new Set(["a", "b"]),
  degraded: false,
};

async function headersOf(page: CachedPage): Promise<IncomingMessage["headers"]> {
  const server = createServer((request, response) => void sendPage(request, response, page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const { headers } = await new Promise<IncomingMessage>((resolve) =>
    get({ port, host: "127.0.0.1" }, (answer) => resolve(answer.resume())),
  );
  server.closeAllConnections();
  server.close();
  return headers;
}

it("a page is kept by edges until it is known to be old", async () => {
  const page = readyPage(made, Infinity);
  expect(await headersOf(page)).toMatchObject(made.headers);
  page.purged = true;
  const headers = await headersOf(page);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["surrogate-control"]).toBe(undefined);
  expect(readyBytes(page, { encoding: "identity" }, { now: 0, keepAlive: 65 })).toBe(undefined);
});

it("without an edge that has it for long, what is known to be old says of itself what it always says", async () => {
  const page = readyPage({ ...made, headers: { "cache-control": "public, s-maxage=30" } }, Infinity);
  page.purged = true;
  expect((await headersOf(page))["cache-control"]).toBe("public, s-maxage=30");
});

it("one that was made while a read failed is kept by nobody", async () => {
  const headers = await headersOf(readyPage({ ...made, degraded: true }));
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["surrogate-control"]).toBe(undefined);
});

it("one that is true for a time says how old it is, each time anew", async () => {
  const page = readyPage({ ...made, madeAt: performance.now() - 5_000 }, Infinity);
  expect(Number((await headersOf(page)).age)).toBeGreaterThanOrEqual(5);
  page.madeAt = performance.now() - 60_000;
  expect(Number((await headersOf(page)).age)).toBeGreaterThanOrEqual(60);
  const answer = readyBytes(page, { encoding: "identity" }, { now: Date.now(), keepAlive: 65 });
  expect(Number(/^age: +(\d+)\r$/m.exec(answer?.toString("latin1") ?? "")?.[1])).toBeGreaterThanOrEqual(60);
});

it("bytes that were compressed once more have a tag of their own", async () => {
  const dictionary = dictionaryOf(Buffer.from("A page of many words."));
  const body = Buffer.from("A page of many words. ".repeat(100));
  const page = readyPage({ ...made, body, dictionary }, Infinity);
  const tags = () =>
    [
      { encoding: "br" as const, dictionary: dictionary.mark },
      { encoding: "br" as const },
      { encoding: "gzip" as const },
    ].map((accepted) => tagIn(readyBytes(page, accepted, { now: 0, keepAlive: 65 })?.toString("latin1") ?? ""));
  for (const encoding of ["dcz", "br", "gzip"] as const) await bytesOf(page, encoding);
  const before = tags();
  expect(before[1]).toMatch(/-br"$/);
  await compressAgain(page);
  const again = (tag = "") => tag.replace(/"$/, '-again"');
  expect(tags()).toEqual([again(before[0]), again(before[1]), before[2]]);
});

const tagIn = (answer: string) => /^etag: (.*)$/im.exec(answer)?.[1]?.trim();
