// Stories with pictures, galleries and embeds out of the store as news items, and in again.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Command } from "../commands/command.ts";
import { exportCommand } from "../commands/export.ts";
import { importCommand } from "../commands/import.ts";
import { importNinjsCommand } from "../commands/import-ninjs.ts";
import { openStore } from "../store/open-store.ts";
import { runCommand } from "../testing/run-command.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "meridian-ninjs-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const run = (command: Command, ...args: string[]) =>
  runCommand(command, args, { dataDir: folder }, { env: { SITE_ORIGIN: "https://courier.example" } });

it("a story leaves whole: pictures, galleries and embeds in the body, addresses whole, with its embargo; the rest is told", async () => {
  const picture = { url: "/uploads/pier.jpg", imageAlt: "Pier", caption: "The pier", copyright: "N. Castellan" };
  const story = {
    type: "article",
    id: "1",
    title: "Tides",
    canonical_url: "/coast/tides",
    publication_date: "2099-01-01T00:00:00Z",
    thumbnail: { url: "/uploads/main.jpg" },
    components: [
      { is: "paragraph", props: { text: 'See <a href="/?p=2">that</a>.' } },
      { is: "article-image", props: picture },
      {
        is: "slider",
        props: { items: [{ imageUrl: "/uploads/one.jpg", alt: "One" }, { imageUrl: "/uploads/main.jpg" }] },
      },
      { is: "tweet", props: { id: "1234567890123456789" } },
      { is: "youtube", props: { videoId: "dQw4w9WgXcQ" } },
      { is: "poll", props: { id: "p7" } },
    ],
  };
  writeFileSync(join(folder, "a.ndjson"), JSON.stringify(story));
  expect((await run(importCommand, join(folder, "a.ndjson"))).status).toBe(0);
  const { stdout, stderr } = await run(exportCommand, "--ninjs");
  const item = JSON.parse(stdout);
  expect(item).toMatchObject({ pubStatus: "usable", embargoed: "2099-01-01T00:00:00.000Z" });
  const home = "https://courier.example";
  expect(item.bodies[0].value.split("\n")).toEqual([
    `<p>See <a href="${home}/?p=2">that</a>.</p>`,
    `<figure><img src="${home}/uploads/pier.jpg" alt="Pier"><figcaption>The pier <small>N. Castellan</small></figcaption></figure>`,
    `<figure><img src="${home}/uploads/one.jpg" alt="One"></figure>`,
    `<figure><img src="${home}/uploads/main.jpg" alt=""></figure>`,
    '<blockquote><p><a href="https://x.com/i/status/1234567890123456789">https://x.com/i/status/1234567890123456789</a></p></blockquote>',
    '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a></p>',
  ]);
  expect(item.associations.map(({ name, uri }: Record<string, string>) => [name, uri])).toEqual([
    ["main picture", `${home}/uploads/main.jpg`],
    ["picture 1", `${home}/uploads/pier.jpg`],
    ["picture 2", `${home}/uploads/one.jpg`],
  ]);
  expect(item.associations[1]).toMatchObject({
    copyrightNotice: "N. Castellan",
    descriptions: [{ value: "Pier" }, { role: "caption", value: "The pier" }],
  });
  expect(stderr).toBe("article/1: left out a block that has no form in ninjs: poll\n");
});

it("a story of pictures alone has a body, and its pictures come back once", async () => {
  const items = Array.from({ length: 3 }, (_, place) => ({ imageUrl: `/uploads/${place}.jpg`, alt: `No. ${place}` }));
  const story = { type: "article", id: "1", title: "Boats", canonical_url: "/coast/boats" };
  writeFileSync(
    join(folder, "a.ndjson"),
    JSON.stringify({ ...story, components: [{ is: "slider", props: { items } }] }),
  );
  await run(importCommand, join(folder, "a.ndjson"));
  const { stdout } = await run(exportCommand, "--ninjs");
  expect(JSON.parse(stdout).bodies).toEqual([
    { role: "main", contentType: "text/html", value: expect.stringMatching(/^(<figure>.*<\/figure>\n?){3}$/) },
  ]);
  writeFileSync(join(folder, "back.jsonl"), stdout);
  await run(importNinjsCommand, join(folder, "back.jsonl"), "--name", "back");
  const store = await openStore({ dataDir: folder });
  const stories = await Array.fromAsync(store.sources("article"), (source) => JSON.parse(source));
  await store.close();
  const back = stories.find(({ id }) => id !== "1");
  expect(JSON.stringify(back.components).match(/uploads\/\d\.jpg/g)).toHaveLength(3);
});
