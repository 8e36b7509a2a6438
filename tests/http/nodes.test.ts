// Nodes that share a database, as operators see them from any of them.

import { afterAll, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

const secret = "the secret of these very tests";
const authorization = `Bearer ${signAccess("operate", Date.now() + 3_600_000, secret)}`;
const started: DemoSite[] = [];
afterAll(async () => {
  for (const site of started.toReversed()) await site.stop();
});

async function start(name: string, options: { dataDir?: string; workers?: number } = {}): Promise<DemoSite> {
  const site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret, NODE_NAME: name }, ...options });
  started.push(site);
  return site;
}

const status = async ({ url }: DemoSite) =>
  (await fetch(`${url}/operator/status`, { headers: { authorization } })).text();
const nodesIn = (html: string) =>
  [...html.matchAll(/<h3>(node [^<]*)<\/h3><p>([^<]*)/g)].map(([, name, words]) => ({ name, words }));

it("each node shows all of them, with its workers; one that ends as it should is gone, one that dies is quiet", async () => {
  const one = await start("node one", { workers: 2 });
  const two = await start("node two", { dataDir: one.dataDir });
  const three = await start("node three", { dataDir: one.dataDir });
  const four = await start("node four", { dataDir: one.dataDir });
  await eventually(async () =>
    expect(nodesIn(await status(two))).toEqual([
      { name: "node four", words: expect.stringContaining("1 worker") },
      { name: "node one", words: expect.stringContaining("2 workers") },
      { name: "node three", words: expect.stringContaining("1 worker") },
      { name: "node two", words: expect.stringContaining("1 worker") },
    ]),
  );
  expect(await four.stop()).toBe(0);
  three.process.kill("SIGKILL");
  await eventually(async () =>
    expect(await status(one)).toMatch(/node three has gone quiet: nothing was heard of it for \d/),
  );
  expect(nodesIn(await status(two)).map(({ name }) => name)).not.toContain("node four");
});

it("the page loads nothing, runs nothing, and comes again by itself only when asked to", async () => {
  const site = await start("node alone");
  const answer = await fetch(`${site.url}/operator/status`, { headers: { authorization } });
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'/);
  const html = await answer.text();
  expect(html).not.toMatch(/<script|http-equiv/);
  const again = await fetch(`${site.url}/operator/status?every=9999`, { headers: { authorization } });
  expect(await again.text()).toContain('<meta http-equiv="refresh" content="10">');
});
