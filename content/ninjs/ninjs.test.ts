// News items of both versions into the store, and stories out of it again.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Command } from "../commands/command.ts";
import { exportCommand } from "../commands/export.ts";
import { importNinjsCommand } from "../commands/import-ninjs.ts";
import { openStore } from "../store/open-store.ts";
import { runCommand } from "../testing/run-command.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "meridian-ninjs-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const run = (command: Command, ...args: string[]) =>
  runCommand(command, args, { dataDir: folder }, { env: { SITE_ORIGIN: "https://courier.example" } });

const second = {
  uri: "urn:newsml:agency.example:20240501:7",
  type: "text",
  versioncreated: "2024-05-01T10:00:00Z",
  by: "By Nora Castellan",
  located: "BOSTON",
  headlines: [
    { role: "short", value: "Tides" },
    { role: "main", value: "Tides turn" },
  ],
  descriptions: [{ value: "Short words" }],
  bodies: [
    { role: "main", contenttype: "text/plain", value: "Plain." },
    { role: "richtext", contenttype: "application/xhtml+xml", value: "<p>High <b>water</b>.</p><p>Low.</p>" },
  ],
  subjects: [{ name: "Tides & shores", uri: "http://cv.example/1" }],
  associations: [
    {
      name: "photo",
      uri: "http://agency.example/p1",
      type: "picture",
      headlines: [{ value: "The shore" }],
      renditions: [
        { name: "thumb", href: "https://media.agency.example/t.jpg", width: 100 },
        { name: "high", href: "https://media.agency.example/h.jpg", width: 2000 },
      ],
    },
    { name: "film", uri: "http://agency.example/v1", type: "video" },
  ],
};
const third = {
  uri: "https://agency.example/items/8",
  type: "text",
  firstCreated: "2024-05-02T10:00:00Z",
  embargoed: "2099-01-01T00:00:00Z",
  pubStatus: "usable",
  headlines: [{ value: "Later" }],
  bodies: [{ contentType: "text/plain", value: "One <two>.\n\nThree." }],
  people: [
    { name: "Ada Quill", rel: "author" },
    { name: "Somebody Else", rel: "about" },
  ],
  subjects: [{ name: "Coast", rel: "section" }],
};

it("items of version 2 and 3 are stories, from files and folders; what is none is told; a second time changes nothing", async () => {
  mkdirSync(join(folder, "in"));
  writeFileSync(join(folder, "in", "a.json"), JSON.stringify(second));
  writeFileSync(
    join(folder, "in", "b.json"),
    JSON.stringify([third, { uri: "x:1", type: "picture" }, { type: "text" }, { uri: "x:3", headline: "Old" }]),
  );
  writeFileSync(join(folder, "in", "c.jsonl"), `${JSON.stringify({ ...third, uri: "x:2" })}\nnonsense\n`);
  const done = await run(importNinjsCommand, join(folder, "in"), "--name", "agency");
  const store = await openStore({ dataDir: folder });
  const stories = await Array.fromAsync(store.sources("article"), (source) => JSON.parse(source));
  expect(stories.map(({ id }) => id)).toEqual([
    expect.stringMatching(/^agency-2-[0-9a-f]{8}$/),
    expect.stringMatching(/^agency-7-[0-9a-f]{8}$/),
    expect.stringMatching(/^agency-8-[0-9a-f]{8}$/),
  ]);
  const [, tides, later] = stories;
  expect(tides).toMatchObject({
    title: "Tides turn",
    dek: "Short words",
    dateline: "BOSTON",
    canonical_url: expect.stringMatching(/^\/wire\/tides-turn-[0-9a-f]{8}$/),
    fn__contributors: [{ full_name: "Nora Castellan" }],
    thumbnail: { url: "https://media.agency.example/h.jpg" },
    imageAlt: "The shore",
    wp__tags: [{ title: "Tides & shores", path: "tides-shores" }],
    components: [
      { is: "paragraph", props: { text: "High <b>water</b>." } },
      { is: "paragraph", props: { text: "Low." } },
    ],
  });
  expect(later).toMatchObject({
    publication_date: "2099-01-01T00:00:00Z",
    wp__category: { title: "Coast", path: "coast" },
    fn__contributors: [{ full_name: "Ada Quill" }],
    components: [{ props: { text: "One &lt;two&gt;." } }, { props: { text: "Three." } }],
  });
  await store.close();
  const { balances, losses } = JSON.parse(readFileSync(join(folder, "moving-in", "agency", "report.json"), "utf8"));
  expect(balances).toEqual([{ what: "items", becomes: "stories", came: 7, went: 3, left: 4 }]);
  expect(losses.map(({ what }: { what: string }) => what)).toEqual([
    "its headline of the role short: Tides",
    "something associated, of the type video",
    "the whole item, which is of the type picture",
    "the whole item, which has no uri",
    "the whole item, which is of version 1 of ninjs",
    "the whole item, which is not JSON",
  ]);
  expect(done.stdout).toMatch(/, 2 refused$/m);
  expect(done.status).toBe(1);
  expect((await run(importNinjsCommand, join(folder, "in"), "--name", "agency")).stdout).toMatch(/^0 stored, /);
});

it.each([
  ["nonsense", "is not JSON"],
  ['"words"', "is no item of ninjs"],
  ['{"type":"text"}', "has no uri"],
  ['{"uri":""}', "has no uri"],
  ['{"uri":7}', "has a uri that cannot be read"],
  ['{"uri":"x:1","headlines":[],"title":[]}', "has a title that cannot be read"],
])("what cannot be read is refused, and told in plain words: %s %s", async (line, why) => {
  writeFileSync(join(folder, "a.jsonl"), `${JSON.stringify(third)}\n${line}\n`);
  const done = await run(importNinjsCommand, join(folder, "a.jsonl"));
  expect([done.status, done.stdout]).toEqual([1, expect.stringMatching(/, 1 refused$/m)]);
  expect(done.stderr).toContain(`the whole item, which ${why}`);
});

it("a canceled item leaves", async () => {
  const file = join(folder, "a.json");
  writeFileSync(file, JSON.stringify(second));
  await run(importNinjsCommand, file);
  writeFileSync(file, JSON.stringify({ ...second, pubstatus: "canceled" }));
  await run(importNinjsCommand, file);
  const store = await openStore({ dataDir: folder });
  expect(await Array.fromAsync(store.sources("article"))).toEqual([]);
  await store.close();
});

const edition = (version: number, title: string) => ({
  ...second,
  version: String(version),
  versioncreated: `2024-05-0${version}T10:00:00Z`,
  headlines: [{ value: title }],
  associations: [],
});

const stored = async () => {
  const store = await openStore({ dataDir: folder });
  const stories = await Array.fromAsync(store.sources("article"), (source) => JSON.parse(source));
  await store.close();
  return stories;
};

it("the newest version of an item stays where the first one stood, in whatever order they come", async () => {
  mkdirSync(join(folder, "in"));
  const file = (name: string) => join(folder, "in", name);
  writeFileSync(file("a.json"), JSON.stringify([edition(1, "First"), edition(3, "Third")]));
  writeFileSync(file("b.json"), JSON.stringify(edition(2, "Second")));
  const told = () =>
    JSON.parse(readFileSync(join(folder, "moving-in", "ninjs", "report.json"), "utf8")).losses as { what: string }[];
  const address = expect.stringMatching(/^\/wire\/first-/);

  await run(importNinjsCommand, join(folder, "in"));
  expect(await stored()).toMatchObject([{ title: "Third", canonical_url: address, ninjs: { version: "3" } }]);
  expect(told().map(({ what }) => what)).toEqual(
    Array.from({ length: 2 }, () => "the whole item, of which these files hold a newer version"),
  );
  expect((await run(importNinjsCommand, join(folder, "in"))).stdout).toMatch(/^0 stored, /);

  const older = await run(importNinjsCommand, file("b.json"));
  expect([older.status, older.stdout]).toEqual([0, expect.stringMatching(/^0 stored, /)]);
  expect(told()).toMatchObject([
    { item: expect.stringContaining(second.uri), what: "the whole item, of which a newer version is here" },
  ]);
  writeFileSync(file("c.json"), JSON.stringify(edition(4, "Fourth")));
  await run(importNinjsCommand, file("c.json"));
  expect(await stored()).toMatchObject([{ title: "Fourth", canonical_url: address }]);
});

it("an item that is canceled in the same files does not come back with them", async () => {
  const file = join(folder, "a.json");
  writeFileSync(file, JSON.stringify([edition(1, "First"), { ...edition(2, "Gone"), pubstatus: "canceled" }]));
  await run(importNinjsCommand, file);
  expect(await stored()).toEqual([]);
  expect((await run(importNinjsCommand, file)).stdout).toMatch(/^0 stored, /);
});

/** Of version 3.0, which allows no other. */
const known =
  "uri standard type firstCreated versionCreated expires pubStatus language copyrightHolder headlines descriptions bodies subjects by people associations altIds";

it("stories leave as items of version 3, and come back as they were", async () => {
  writeFileSync(join(folder, "a.json"), JSON.stringify(second));
  await run(importNinjsCommand, join(folder, "a.json"));
  const { stdout } = await run(exportCommand, "--ninjs");
  const item = JSON.parse(stdout);
  expect(known.split(" ")).toEqual(expect.arrayContaining(Object.keys(item)));
  expect(item).toMatchObject({
    uri: expect.stringMatching(/^https:\/\/courier\.example\/wire\/tides-turn-/),
    standard: { name: "ninjs", version: "3.0" },
    versionCreated: "2024-05-01T10:00:00.000Z",
    pubStatus: "usable",
    headlines: [{ role: "main", contentType: "text/plain", value: "Tides turn" }],
    bodies: [
      { role: "main", contentType: "text/html", wordCount: 3, value: "<p>High <b>water</b>.</p>\n<p>Low.</p>" },
      { role: "plain", contentType: "text/plain", value: "High water. Low." },
    ],
    subjects: [
      { name: "Wire", rel: "section", uri: "https://courier.example/wire" },
      { name: "Tides & shores", rel: "about", uri: "https://courier.example/category/tides-shores" },
    ],
    people: [{ name: "Nora Castellan", rel: "author" }],
    associations: [
      {
        name: "main picture",
        type: "picture",
        renditions: [{ name: "original", href: "https://media.agency.example/h.jpg" }],
      },
    ],
  });
  writeFileSync(join(folder, "back.jsonl"), stdout);
  expect((await run(importNinjsCommand, join(folder, "back.jsonl"), "--name", "back")).stdout).toMatch(
    /^\d+ stored, \d+ unchanged, 0 refused/,
  );
});
