import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import type { LiveMessage } from "../../site/live/live-message.ts";
import { runNode } from "../demo-site.ts";
import { openStream } from "./event-stream.ts";
import { siteUrl } from "./site.ts";

const root = join(import.meta.dirname, "..", "..");
const desk = join(root, "demo", "live-newsroom.ts");
const node = join(root, "node_modules", ".bin", "node");
const results = "/elections/2023/general-results";
const slugs = ["kestrel-2", "senate-storm-vote", "storm-center"];

it("the demo's newsroom goes on publishing while the site runs, and stops when asked to", async () => {
  const streams = await Promise.all(slugs.map((slug) => openStream(`${siteUrl()}/api/live/coverage/${slug}`)));
  const count = await openStream(`${siteUrl()}/api/live${results}`);
  const env = { ...process.env, DATA_DIR: inject("dataDir"), DEMO_LIVE: "1" };
  const publishing = spawn(node, [desk], { env, stdio: "ignore" });
  try {
    const updates = await Promise.all(streams.map((stream) => stream.next("update")));
    for (const { data } of updates) {
      const { put }: LiveMessage = JSON.parse(data);
      expect(put).toMatchObject([{ added: true }]);
    }
    const { put: counted }: LiveMessage = JSON.parse((await count.next("update")).data);
    expect(counted.filter(({ id }) => id.startsWith("race/")).length).toBeGreaterThan(0);
    expect(counted.every(({ added }) => added === undefined)).toBe(true);
    const ended = once(publishing, "exit");
    publishing.kill("SIGTERM");
    expect((await ended)[0]).toBe(0);
  } finally {
    publishing.kill("SIGKILL");
    for (const stream of [...streams, count]) stream.close();
  }
});

it.each(["1", "off"])(
  "on a store without demo coverage, or switched off (DEMO_LIVE=%s), it ends at once",
  async (live) => {
    const dataDir = await mkdtemp(join(tmpdir(), "meridian-desk-"));
    const run = await runNode([desk], { DATA_DIR: dataDir, DEMO_LIVE: live });
    expect(run).toMatchObject({ status: 0, stdout: "", stderr: "" });
    await rm(dataDir, { recursive: true, force: true });
  },
);
