// `content check` on a newsroom with one of every fault, and on one without any.

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CheckedSite } from "../../content/check/check-site.ts";
import { newBrand } from "../../scripts/new-brand.ts";
import { runContent, runNode, startDemoSite, type DemoSite } from "../demo-site.ts";
import { smallNewsroom } from "../stand-ins/small-newsroom.ts";

let folder: string;
let env: Record<string, string>;

async function content(args: string[], input = "") {
  return runContent(args, env, input);
}

async function store(records: readonly object[]): Promise<void> {
  const { status, stderr } = await content(["import", "-"], records.map((record) => JSON.stringify(record)).join("\n"));
  expect(status, stderr).toBe(0);
}

/** A publisher with one section, and the pages that a new brand starts with. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "meridian-check-"));
  env = { DATA_DIR: join(folder, "data"), BRAND_DIR: join(folder, "brand"), DATABASE_URL: "" };
  const answers = {
    name: "The Quay",
    domain: "quay.example",
    slogan: "News",
    email: "desk@quay.example",
    sections: "Harbor",
    television: "n",
    language: "",
    timeZone: "",
  };
  let pages = "";
  for (const [name, text] of await newBrand(answers)) {
    const file = join(folder, "brand", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (name === "pages.jsonl") pages = text;
  }
  const icons = await runNode(
    [join(import.meta.dirname, "..", "..", "scripts", "brand.ts"), "icons", env["BRAND_DIR"] ?? ""],
    {},
  );
  expect(icons.status, icons.stderr).toBe(0);
  expect((await content(["import", "-"], pages)).status).toBe(0);
  await store(smallNewsroom);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const paragraph = (text: string) => ({ is: "paragraph", props: { text } });
const story = (id: number, fields: object) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/harbor/story-${id}`,
  publication_date: "2026-03-01T12:00:00Z",
  wp__category: { title: "Harbor", path: "harbor" },
  components: [paragraph("Words.")],
  ...fields,
});

const faults = [
  story(1, {
    components: [
      paragraph('Read <a href="https://quay.example/harbor/sunk">this</a>, or <a href="/harbor/ship-1">that</a>.'),
    ],
  }),
  story(2, {
    thumbnail: "/uploads/lost.jpg",
    imageAlt: "A pier",
    components: [{ is: "article-image", props: { url: "/uploads/lost.jpg" } }],
  }),
  story(3, { canonical_url: "https://elsewhere.example/harbor/story-3" }),
  { type: "tag", id: 77, title: "Whales", path: "harbor/whales" },
  {
    type: "layout",
    id: 12,
    subtype: "sectionLayout",
    elementId: "gone",
    main: [
      {
        is: "article-list",
        props: { title: "Deep", searchCriteria: { isSection: true, searchSelected: { path: "deep-sea" } } },
      },
      { is: "bucket", props: { title: "Ferries", searchCriteria: { isTag: true, searchSelected: "harbor/ferries" } } },
      {
        is: "spotlight",
        props: { title: "Fixed", searchCriteria: { isFixed: true, fixedArticles: [{ articleUrl: "/harbor/never" }] } },
      },
      { is: "tide-table", props: {} },
    ],
  },
  { type: "playlist", id: "crossings", title: "Crossings", videos: ["501", "502"] },
];

describe("content check", () => {
  it("finds nothing where there is nothing to mend, and ends with status 0", async () => {
    expect(await content(["check"])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Nothing found; \d\d pages visited\n$/),
    });
  });

  describe("of a running site", () => {
    let site: DemoSite;

    beforeAll(async () => {
      await store(faults);
      await store([{ type: "static_page", id: "/about", deleted: true }]);
      site = await startDemoSite({ empty: true, dataDir: join(folder, "data"), env });
    });
    afterAll(() => site.stop());

    it("tells of every kind of fault with the record to mend, and ends with status 1", async () => {
      const { status, stdout } = await content(["check", "--url", site.url, "--json"]);
      expect(status).toBe(1);
      const { findings, left }: CheckedSite = JSON.parse(stdout);
      expect(left).toBe(0);
      const told = findings.map(({ kind, what, mend }) => `${kind} ${what} ${mend.join()}`);
      expect(told.toSorted()).toEqual([
        "dead-link /harbor/sunk article/1",
        "layout-names-nothing /harbor/never layout/12",
        "layout-names-nothing deep-sea layout/12",
        "layout-names-nothing gone layout/12",
        "layout-names-nothing tide-table layout/12",
        "left-out-link /about brand.json",
        "missing-alt /uploads/lost.jpg article/2",
        "missing-picture /uploads/lost.jpg article/2",
        "missing-reference 501 playlist/crossings",
        "missing-reference 502 playlist/crossings",
        "tag-without-front /category/harbor/whales tag/77",
        "unreached-story article/3 article/3",
      ]);
      expect(findings.find(({ kind }) => kind === "dead-link")).toMatchObject({
        why: "answers 404",
        pages: ["/harbor/story-1"],
      });
    });

    it("is read by a person, and visits so many pages at most", async () => {
      const { status, stdout } = await content(["check", "--url", site.url, "--pages", "3"]);
      expect(status).toBe(1);
      expect(stdout).toContain("Stories and pages that no address reaches (1)\n  article/3: ");
      expect(stdout).toMatch(/; 3 pages visited, \d+ not: --pages 0 visits all\n$/);
    });
  });

  describe.each([
    ["an empty store", []],
    ["a store of one story", [story(1, { fn__sections: [], wp__category: undefined, canonical_url: "/one" })]],
    [
      "a story with addresses that are none",
      [
        story(1, {
          components: [paragraph('<a href="/100%">a</a> <a href="/%E0%A4%A">b</a> <a href="http://[x">c</a>')],
        }),
      ],
    ],
  ])("of %s", (_, records) => {
    it.each(["", "http://elsewhere.example:8080"])("goes through with SITE_ORIGIN=%s", async (origin) => {
      const own = { ...env, DATA_DIR: await mkdtemp(join(folder, "data-")), SITE_ORIGIN: origin };
      const input = records.map((record) => JSON.stringify(record)).join("\n");
      expect((await runContent(["import", "-"], own, input)).status).toBe(0);
      const { status, stdout, stderr } = await runContent(["check", "--json"], own);
      expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
      const { findings, left }: CheckedSite = JSON.parse(stdout);
      expect(left).toBe(0);
      expect(findings).toContainEqual(expect.objectContaining({ kind: "left-out-link", what: "/about" }));
    });
  });

  it("says that nobody answers, and ends with status 1", async () => {
    expect(await content(["check", "--url", "http://127.0.0.1:9"])).toEqual({
      status: 1,
      stdout: "",
      stderr: "content check: nobody answers at http://127.0.0.1:9\n",
    });
  });

  it.each([
    [["check", "--pages", "many"], "content check: --pages must be a number, not many\n"],
    [
      ["check", "--url", "nowhere"],
      "content check: --url must be an address such as http://localhost:3000, not nowhere\n",
    ],
  ])("says what is wrong with %j", async (args, stderr) => {
    expect(await content(args)).toMatchObject({ status: 2, stderr });
  });
});
