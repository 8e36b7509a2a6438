// Long: one site takes all of it and must be the same afterwards.
// Content that would hold up or end a site, or an import: sent to a running one, and by the content command.

import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { parseRecord } from "../../content/records/parse-record.ts";
import { limits } from "../../model/fields/content-limits.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { story } from "../faults/running-site.ts";
import { inheritedNewsroom, inheritedWords } from "./inherited-words.ts";

const secret = "the secret of these very tests";
const authorization = `Bearer ${signAccess("content", Date.now() + 3_600_000, secret)}`;

interface Told {
  status: number;
  stored: number;
  refused: number;
  message?: string;
  refusals: { line: number; id?: string; reasons: string[] }[];
  warnings: { line: number; reasons: string[] }[];
}

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
});
afterAll(() => site.stop());

async function send(body: string | Uint8Array, type = "application/x-ndjson"): Promise<Told> {
  const response = await fetch(`${site.url}/api/content`, {
    method: "POST",
    body: Buffer.from(body),
    headers: { authorization, "content-type": type, connection: "close" },
  });
  return { ...(await response.json()), status: response.status };
}

const sendJson = (body: string) => send(body, "application/json");
const lines = (...records: object[]) => records.map((record) => JSON.stringify(record)).join("\n");
const reasonsOf = ({ refusals }: Told) => refusals.flatMap(({ reasons }) => reasons);
const statusAt = async (path: string) =>
  (await fetch(site.url + path, { redirect: "manual", headers: { connection: "close" } })).status;
const withBlocks = (id: string, ...components: object[]) => ({ ...story(id, `Story ${id}`), components });
const raw = (content: string) => ({ is: "raw-html", props: { content } });
const paragraph = (text: string) => ({ is: "paragraph", props: { text } });

/** How many readers are answered while something is under way. */
async function answersUntil(work: Promise<unknown>): Promise<number> {
  const state = { isDone: false };
  void work.finally(() => {
    state.isDone = true;
  });
  let answers = 0;
  for (; !state.isDone; answers += 1) expect(await statusAt("/healthz")).toBe(200);
  return answers;
}

describe("rich text", () => {
  it("of 4.9 MB is refused by its length", async () => {
    const told = await send(lines(withBlocks("long", raw("<a href=x>".repeat(490_000))), story("beside", "Beside")));
    expect(told.status).toBe(422);
    expect(told.stored).toBe(1);
    expect(reasonsOf(told)).toEqual(["components.0.props.content: is longer than 500,000 characters"]);
  });

  it.each([
    ["opens elements and closes none", "<a href=x>".repeat(49_000), /nested deeper than 100 levels/],
    ["hides its ends from a hasty look", `<a title="</a>">`.repeat(31_000), /nested deeper than 100 levels/],
    ["has too many tags", "<b></b>".repeat(70_000), /more than 20,000 tags/],
  ])("that %s is left out and told, and the story stands", async (_, markup, reason) => {
    const told = await send(lines(withBlocks("tags", paragraph(markup), raw(markup), paragraph("Its words."))));
    expect(told).toMatchObject({ status: 200, stored: 1 });
    expect(told.warnings.flatMap(({ reasons }) => reasons)).toEqual([
      expect.stringMatching(reason),
      expect.stringMatching(reason),
    ]);
    expect(await (await fetch(`${site.url}/us/tags`)).text()).toContain("Its words.");
  });

  it("that takes seconds to read holds up nobody", async () => {
    const brackets = "<".repeat(490_000);
    const sent = send(lines(withBlocks("slow", raw(brackets), raw(brackets), raw(brackets))));
    const answers = await answersUntil(sent);
    expect([200, 422]).toContain((await sent).status);
    expect(answers).toBeGreaterThan(40);
  });

  it("at its limits is shown, put together with a dateline too", async () => {
    const deep = `${"<b>".repeat(limits.richTextDepth)}deep${"</b>".repeat(limits.richTextDepth)}`;
    const long = "x".repeat(limits.richText - 10);
    const told = await send(
      lines(
        { ...withBlocks("deep", paragraph(deep)), dateline: deep },
        { ...withBlocks("long", paragraph(long)), dateline: long },
      ),
    );
    expect(told).toMatchObject({ stored: 2, warnings: [] });
    expect(await statusAt("/us/deep")).toBe(200);
    expect(await statusAt("/us/long")).toBe(200);
  });
});

describe("a text or list beyond its limit", () => {
  const long = (length: number) => "x".repeat(length + 1);
  it.each<[string, object, string]>([
    ["a headline", { title: long(limits.headline) }, "title: is longer than 1,000 characters"],
    ["a text", { dek: long(limits.text) }, "dek: is longer than 5,000 characters"],
    ["an address", { canonical_url: `/us/${long(limits.addressBytes)}` }, "canonical_url: is longer than 2,000 bytes"],
    ["a path", { canonical_url: `/us/${long(limits.pathBytes)}` }, "has an address that is longer than 1,000 bytes"],
    ["an id", { id: long(limits.idBytes) }, "id: is longer than 500 bytes"],
    [
      "a list",
      { fn__additional_authors: Array.from({ length: limits.listElements + 1 }, () => "x") },
      "fn__additional_authors: has more than 5,000 elements",
    ],
    [
      "a body",
      { components: Array.from({ length: limits.components + 1 }, () => ({})) },
      "components: has more than 5,000 components",
    ],
    ["a field nobody reads", { further: long(limits.unreadText) }, "further: is longer than 500,000 characters"],
    [
      "a list nobody reads",
      { further: Array.from({ length: limits.unreadElements + 1 }, () => 1) },
      "further: has more than 20,000 elements",
    ],
    [
      "lists it is filed under",
      { wp__tags: Array.from({ length: 600 }, (_, place) => `t${place}`) },
      "has more than 500 lists it belongs to",
    ],
  ])("%s is refused by name", async (_, fields, reason) => {
    const told = await send(lines({ ...story("limited", "Limited"), ...fields }));
    expect(told.status).toBe(422);
    expect(reasonsOf(told)).toContain(reason);
  });

  it("a redirect from or to an address without end is refused", async () => {
    const told = await send(
      lines(
        { type: "redirect", id: `/${"/".repeat(400)}a`, to: `/b${"/".repeat(3_000)}` },
        { type: "redirect", id: `/${"x".repeat(3_000)}`, to: "/b" },
      ),
    );
    expect(told.refused).toBe(2);
    expect(reasonsOf(told)).toEqual(["to: is longer than 2,000 bytes", "id: is longer than 500 bytes"]);
  });
});

describe("a record that takes long to draw", () => {
  const many = <T>(count: number, make: (place: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at));
  const front = (main: object[]) => ({ type: "layout", id: "us", subtype: "sectionLayout", elementId: "us", main });
  const election = (races: object[]) => ({ type: "election", id: "2023/heavy", title: "Heavy", races });
  const live = (posts: object[]) => ({ type: "live_event", id: "coverage/heavy", title: "Heavy", updates: posts });
  const race = (at: number) => ({
    id: `r${at}`,
    office: "House",
    state: "Ohio",
    candidates: many(3, (of) => ({ name: `${of}` })),
  });
  const post = (at: number) => ({ id: `p${at}`, title: "A post", time: "2025-01-01T00:00:00Z" });
  const ad = { is: "ad", props: { iu: "x" } };
  const table = (rows: number) => ({ is: "table", props: { rows: many(rows, () => many(10, String)) } });
  const list = (size: number) => ({ is: "article-list", props: { searchCriteria: { searchSelected: "us", size } } });
  const results = "/elections/2023/heavy-results";

  interface Stall {
    cpuMs: number;
    during: string;
  }

  /**
   * In the time of the processor that the main thread had: a busy machine makes none. Over 200 ms, and the 50 between two looks, in which
   * it may have done something else.
   */
  const stalls = () =>
    site
      .log()
      .split("\n")
      .filter((line) => line.includes(`"event loop stalled"`))
      .map((line): Stall => JSON.parse(line))
      .filter(({ cpuMs }) => cpuMs > 250);

  beforeAll(async () => {
    await send(
      lines({ type: "section", id: "us", title: "U.S." }, ...many(40, (at) => story(`one-${at}`, `One ${at}`))),
    );
    // The code is warm, as in a site that has served for a while.
    for (let turn = 0; turn < 40; turn += 1) expect(await statusAt(`/us/one-${turn}`)).toBe(200);
  });

  it.each<[string, object, string[]]>([
    ["tens of thousands of cells", withBlocks("heavy", table(5_000)), ["/us/heavy"]],
    [
      "a text that is escaped throughout",
      withBlocks("heavy", ...many(4, () => paragraph("&".repeat(400_000)))),
      ["/us/heavy"],
    ],
    ["thousands of blocks", front(many(5_000, () => ad)), ["/us"]],
    ["thousands of stories", front(many(200, () => list(30))), ["/us"]],
    ["thousands of offices", election(many(2_000, (at) => ({ ...race(at), office: `${at}` }))), [results]],
    ["thousands of races", election(many(4_000, race)), [`${results}?office=house`]],
    ["pinned posts alone", live(many(5_000, (at) => ({ ...post(at), pinned: true }))), ["/coverage/heavy"]],
  ])("is refused with its weight, and holds up nobody: %s", async (_, record, paths) => {
    const before = stalls().length;
    const told = await send(lines(record));
    for (const path of told.stored === 1 ? paths : []) await statusAt(path);
    await statusAt("/healthz");
    expect(stalls().slice(before)).toEqual([]);
    expect(reasonsOf(told)).toContainEqual(expect.stringMatching(/^weighs [\d,]+ on one page, more than 1,500,000$/));
  });

  it.each<[string, object, string[]]>([
    ["a table", withBlocks("table", table(2_000)), ["/us/table", "/lite/us/table"]],
    [
      "a story of 100,000 words",
      withBlocks("words", ...many(1_000, () => paragraph("words ".repeat(100)))),
      ["/us/words"],
    ],
    ["a front", front(many(40, () => list(20))), ["/us"]],
    ["an election", election(many(435, race)), [results, `${results}?office=house`, `/lite${results}`]],
    ["a live event", live(many(4_000, post)), ["/coverage/heavy", "/coverage", "/lite/coverage/heavy"]],
  ])("is shown where a newsroom may have written it, and holds up nobody: %s", async (_, record, paths) => {
    const before = stalls().length;
    expect(await send(lines(record))).toMatchObject({ stored: 1, warnings: [] });
    for (const path of paths) expect(await statusAt(path)).toBe(200);
    await statusAt("/healthz");
    expect(stalls().slice(before)).toEqual([]);
  });
});

describe("words that every object has from birth", () => {
  /** Where a record is served. */
  function pathOf(record: object): string[] {
    const parsed = parseRecord(JSON.stringify(record));
    return "ok" in parsed && parsed.ok.index.path !== undefined ? [encodeURI(parsed.ok.index.path)] : [];
  }

  it("are words like any other, in every field of every record and block, over HTTP", async () => {
    const newsroom = inheritedWords.flatMap(inheritedNewsroom);
    const told = await send(lines(...newsroom, story("last", "The last one")));
    expect(told.stored).toBeGreaterThan(newsroom.length / 2);
    expect(reasonsOf(told).filter((reason) => /could not be read|is not a function|undefined/.test(reason))).toEqual(
      [],
    );
    expect(await statusAt("/us/last")).toBe(200);
    const paths = [...new Set(newsroom.flatMap(pathOf)), "/", "/us", "/personalities", "/video", "/feeds/us.xml"];
    const asked = paths.values();
    const failed: string[] = [];
    const ask = async () => {
      for (const path of asked) {
        const status = await statusAt(path);
        if (status >= 500) failed.push(`${path}: ${status}`);
      }
    };
    await Promise.all([ask(), ask(), ask(), ask()]);
    expect(failed).toEqual([]);
    expect(paths.length).toBeGreaterThan(100);
  });

  it("abort no import by the content command", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "meridian-inherited-"));
    const { stdout, stderr } = await runContent(
      ["import", "-"],
      { DATA_DIR: dataDir },
      lines(...inheritedNewsroom("constructor"), story("last", "The last one")),
    );
    expect(stdout).toMatch(/^\d+ stored, \d+ unchanged, \d+ refused\n$/);
    expect(stderr).not.toMatch(/could not be read|is not a function/);
    const exported = await runContent(["export", "article"], { DATA_DIR: dataDir });
    expect(exported.stdout).toContain("The last one");
  });
});

it("BLOCK-12 a tag whose path is beyond its limit is left out by name, and the story is stored", async () => {
  const told = await send(lines({ ...story("tagged", "Tagged"), wp__tags: [{ path: `a${"/".repeat(25_000)}b` }] }));
  expect(told).toMatchObject({ stored: 1, refused: 0 });
  expect(told.warnings.flatMap(({ reasons }) => reasons).join()).toContain("is longer than 5,000 characters");
});

describe("JSON that nobody writes by hand", () => {
  const article = `"type":"article","canonical_url":"/us/odd"`;
  const levels = "[".repeat(100_000) + "]".repeat(100_000);

  it.each<[string, string, RegExp | undefined]>([
    [
      "a hundred thousand levels",
      `{${article},"id":"o1","title":"x","deep":${levels}}`,
      /nested deeper than 64 levels/,
    ],
    ["nothing but levels", levels, /nested deeper than 64 levels/],
    ["levels without end", "[".repeat(100_000), /is not valid JSON/],
    ["a number beyond all", `{${article},"id":1e999,"title":"x"}`, /^id: /],
    [
      "a time beyond all",
      `{${article},"id":"o2","title":"x","publication_date":1e300}`,
      /^publication_date: is not a time/,
    ],
    [
      "four hundred digits",
      `{"type":"video","id":"o3","title":"x","brightcove":{"duration":"${"9".repeat(400)}"}}`,
      /duration/,
    ],
    ["half a character", String.raw`{${article},"id":"o4","title":"a \ud800 b"}`, undefined],
    ["U+0000", String.raw`{${article},"id":"o5","title":"a \u0000 b"}`, undefined],
    ["a field twice", `{${article},"id":"o6","title":"x","title":"y"}`, undefined],
    ["__proto__ as a field", `{${article},"id":"o7","title":"x","__proto__":{"title":7,"published":false}}`, undefined],
    [
      "half a million empty lists",
      `{${article},"id":"o8","title":"x","f":[${"[],".repeat(600_000)}1]}`,
      /more than 500,000 values/,
    ],
  ])("%s: read or refused, and the next one is in", async (_, line, reason) => {
    const told = await send(`${line}\n${lines(story("next", `After ${Math.random()}`))}`);
    expect(told.stored).toBe(reason === undefined ? 2 : 1);
    expect(reasonsOf(told).map((given) => reason?.test(given))).toEqual(reason === undefined ? [] : [true]);
    expect(await statusAt("/us/next")).toBe(200);
  });

  it("as a list of records is read or refused too", async () => {
    const deep = await sendJson(`[${levels},${JSON.stringify(story("beside-deep", "Beside"))}]`);
    expect(deep).toMatchObject({ status: 422, stored: 1, refused: 1 });
    const many = await sendJson(`[${"[],".repeat(2_500_000)}1]`);
    expect(many).toMatchObject({ status: 413, message: expect.stringContaining("NDJSON may be longer") });
    const list = await sendJson(`[${"1,".repeat(20_000)}1]`);
    expect(list).toMatchObject({ status: 413, message: expect.stringContaining("10000 records") });
    const unended = await sendJson(`[${"1,".repeat(100_000)}`);
    expect(unended).toMatchObject({ status: 400, message: expect.stringMatching(/^The body is not JSON/) });
  });

  it("in lines without number is refused, line by line or altogether, while readers are served", async () => {
    const sent = send(`${"\n".repeat(1_000_000)}${"x\n".repeat(50_000)}${lines(story("behind", "Behind"))}`);
    expect(await answersUntil(sent)).toBeGreaterThan(5);
    const told = await sent;
    expect(told).toMatchObject({ stored: 1, refused: 50_000 });
    expect(told.refusals.length).toBeLessThanOrEqual(1_000);
    expect(told.refusals[0]?.line).toBe(1_000_001);
  });

  it("is told whole neither by a record that is wrong throughout", async () => {
    const told = await send(
      lines({ ...story("wrong", "x"), fn__contributors: Array.from({ length: 4_000 }, () => 7) }),
    );
    expect(told).toMatchObject({ stored: 1, refused: 0 });
    expect(told.warnings.length).toBeGreaterThan(0);
    expect(told.warnings.length).toBeLessThanOrEqual(1_000);
  });
});

it("a WordPress export of brackets and open elements is read, item by item", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-wordpress-"));
  const item = (id: number, content: string) =>
    `<item><title>Post ${id}</title><link>https://old.example/news/post-${id}</link><wp:post_id>${id}</wp:post_id>` +
    `<wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2025-01-01 00:00:00</wp:post_date_gmt>` +
    `<content:encoded><![CDATA[${content}]]></content:encoded></item>`;
  const hostile = [
    "[caption ",
    "[caption]",
    `[caption "`,
    "[gallery]",
    "<!-- wp:a {",
    "<!--",
    "<b>",
    "<div>",
    "<span><div>",
  ];
  const items = hostile.map((pump, place) => item(place + 1, pump.repeat(100_000)));
  const file = join(dataDir, "export.xml");
  await writeFile(
    file,
    `<rss xmlns:wp="w" xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d"><channel><wp:wxr_version>1.2</wp:wxr_version>` +
      `${items.join("")}${item(99, "<p>The words of the last post.</p>")}</channel></rss>`,
  );
  const { stdout, stderr } = await runContent(["import-wordpress", file], { DATA_DIR: dataDir });
  expect(stdout).toMatch(/^\d+ stored, 0 unchanged, \d+ refused\n/);
  expect(stderr).toContain("the whole item, which has elements nested deeper than 100 levels");
  const exported = await runContent(["export", "article"], { DATA_DIR: dataDir });
  expect(exported.stdout).toContain("The words of the last post.");
});

it("the site that has heard all this is the one that was started, and has logged no fault", () => {
  expect(site.process.exitCode).toBeNull();
  expect(
    site
      .log()
      .split("\n")
      .filter((line) => line.includes(`"level":50`)),
  ).toEqual([]);
});
