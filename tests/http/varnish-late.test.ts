// An answer that was long on its way to Debian's Varnish: when something was purged meanwhile it may be of before, and does not stay. One that was old
// already stays only for what is left of its time.

import { createServer, type Server, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { freePort, startVarnish, varnish, type RunningVarnish } from "./start-varnish.ts";

const title = varnish.missing === undefined ? "" : ` (passed over: ${varnish.missing})`;
const key = "aaaaaaaaaaaa";
const somethingElse = "bbbbbbbbbbbb";

describe.skipIf(varnish.missing !== undefined)(`an answer that is late at Varnish${title}`, () => {
  let site: Server;
  let edge: RunningVarnish;
  /** Answers that were made and wait for their way. */
  const held: (() => void)[] = [];
  let made = 0;

  beforeAll(async () => {
    const port = await freePort();
    const sitePort = await freePort();
    site = createServer((request, response) => {
      if (request.url === "/healthz") response.end();
      else if (request.url?.startsWith("/aged") === true) aged(response);
      else answer(response, request.url?.startsWith("/slow") === true);
    });
    await new Promise<void>((resolve) => site.listen(sitePort, "127.0.0.1", resolve));
    edge = await startVarnish(port, sitePort);
  });
  afterAll(async () => {
    await edge.stop();
    site.closeAllConnections();
    site.close();
  });

  /** What it says was decided when it was asked for; the first of a slow address waits. */
  function answer(response: ServerResponse, slow: boolean): void {
    made += 1;
    const words = `Answer ${made}`;
    const send = () => {
      response.setHeader("CDN-Cache-Control", "max-age=86400, stale-if-error=86400");
      response.setHeader("Cache-Control", "public, max-age=0");
      response.setHeader("xkey", key);
      response.end(words);
    };
    if (slow && made === 1) held.push(send);
    else send();
  }
  /** Its age is written as the site writes it. */
  function aged(response: ServerResponse): void {
    made += 1;
    response.setHeader("CDN-Cache-Control", "max-age=86400, stale-if-error=86400");
    response.setHeader("Age", "86396".padStart(10));
    response.end(`Answer ${made}`);
  }
  const textAt = async (path: string) => (await fetch(edge.url + path)).text();
  const purge = (...keys: string[]) =>
    fetch(`${edge.url}/`, { method: "PURGE", headers: { "xkey-softpurge": keys.join(" ") } });
  /** It is asked for, and comes this long after it was made and `meanwhile` was over. */
  async function lateAnswer(path: string, milliseconds: number, meanwhile: () => Promise<unknown>): Promise<string> {
    made = 0;
    const asked = textAt(path);
    await eventually(() => expect(held).toHaveLength(1));
    await meanwhile();
    await pause(milliseconds);
    held.pop()?.();
    return asked;
  }
  /** Shown twice, a good while apart, without the site being asked. */
  async function staysFor(path: string, milliseconds: number): Promise<void> {
    const words = await textAt(path);
    await pause(milliseconds);
    expect(await textAt(path)).toBe(words);
  }

  it("is given to whoever waits for it, and asked for again a moment later", async () => {
    expect(await lateAnswer("/slow/purged", 700, () => purge(key))).toBe("Answer 1");
    await eventually(async () => expect(await textAt("/slow/purged")).toBe("Answer 2"));
    await staysFor("/slow/purged", 1_500);
  });

  it("is so whatever was purged: which keys it has is not known before it comes", async () => {
    expect(await lateAnswer("/slow/other", 700, () => purge(somethingElse))).toBe("Answer 1");
    await eventually(async () => expect(await textAt("/slow/other")).toBe("Answer 2"));
  });

  it("stays when nothing was purged meanwhile", async () => {
    expect(await lateAnswer("/slow/quiet", 700, async () => {})).toBe("Answer 1");
    await staysFor("/slow/quiet", 1_500);
    expect(await textAt("/slow/quiet")).toBe("Answer 1");
  });

  it("stays when what was purged was purged before it was asked for", async () => {
    await purge(key);
    expect(await lateAnswer("/slow/before", 700, async () => {})).toBe("Answer 1");
    await staysFor("/slow/before", 1_500);
    expect(await textAt("/slow/before")).toBe("Answer 1");
  });

  it("that the site has had for a while stays only for what is left of its time", async () => {
    made = 0;
    await staysFor("/aged", 1_000);
    await eventually(async () => expect(await textAt("/aged")).not.toBe("Answer 1"));
  });
});
