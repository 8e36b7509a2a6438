// The picture of a story that comes out is there in every size before its first reader asks.

import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { sizesFor } from "../../site/ui/picture-sources.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

const secret = "the secret of this test";
const authorization = `Bearer ${signAccess("content", Date.now() + 3_600_000, secret)}`;
const day = 86_400_000;
const sizes = sizesFor(["hero", "card", "thumbnail", "article"]).length;

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
  await mkdir(join(site.dataDir, "uploads"), { recursive: true });
});
afterAll(() => site.stop());

async function put(id: number, age: number, fields: object = {}): Promise<void> {
  const colour = { r: 20 * id, g: 90, b: 140 };
  const picture = sharp({ create: { width: 1000, height: 600, channels: 3, background: colour } });
  await picture.jpeg().toFile(join(site.dataDir, "uploads", `pier-${id}.jpg`));
  const story = {
    title: `Pier ${id}`,
    canonical_url: `/harbor/pier-${id}`,
    publication_date: new Date(Date.now() - age).toISOString(),
    thumbnail: { url: `/uploads/pier-${id}.jpg` },
    ...fields,
  };
  const answer = await fetch(`${site.url}/api/content/article/${id}`, {
    method: "PUT",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(story),
  });
  expect(answer.ok).toBe(true);
}

const made = async () => {
  const files = await readdir(site.dataDir, { recursive: true }).catch(() => []);
  return files.filter((file) => file.endsWith(".avif")).length;
};

it("IMG-04 when it comes out, once, and neither for a draft, an old story nor one without the file", async () => {
  await put(1, 2 * day);
  await put(2, 0, { published: false });
  await put(3, 0, { thumbnail: { url: "/uploads/missing.jpg" } });
  await put(4, 0);
  /** In the page itself: its head offers others more, to networks and machines. */
  const offered = async () => {
    const html = await (await fetch(`${site.url}/harbor/pier-4`)).text();
    const shown = html.slice(html.indexOf("<body")).replaceAll(/<script.*?<\/script>/gs, "");
    return new Set(shown.match(/\/img\/uploads\/\d+\/\d+\/pier-4\.jpg/g));
  };
  await expect.poll(made).toBe(sizes);
  expect((await offered()).size).toBeGreaterThan(3);
  for (const path of await offered()) {
    const answer = await fetch(site.url + path, { headers: { accept: "image/avif" } });
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/avif"]);
  }
  expect(await made()).toBe(sizes);
  await put(5, 0);
  await expect.poll(made).toBe(sizes * 2);
});
