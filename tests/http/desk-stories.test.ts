// Stories by the calls of the desk: found whether readers see them or not, drawn as readers get them, changed over what was seen, and brought back.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenStory, StoryChange } from "../../model/desk/story-calls.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

const hour = 3_600_000;
const before = "2026-03-02T00:00:00Z";
const words = (text: string) => ({ is: "paragraph", props: { text } });
const story = (id: string | number, more: object = {}) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/harbor/story-${id}`,
  publication_date: before,
  components: [words(`The body of ${id}.`)],
  own: { kept: true },
  ...more,
});

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
beforeAll(async () => {
  desk = await startDeskCalls([
    story(4711, {
      dek: "A dek",
      thumbnail: "/uploads/none.jpg",
      fn__contributors: [{ full_name: "Ada Quay" }],
      components: [
        words("The first <b>line</b>."),
        { is: "youtube", props: { id: "abcdefghijk" } },
        words('See <a href="/harbor/nowhere">this</a> and <a href="/harbor/story-move">that</a>.'),
      ],
    }),
    story("draft", { title: "A secret lighthouse", published: false }),
    story("later", { title: "An embargoed lighthouse", publication_date: new Date(Date.now() + hour).toISOString() }),
    story("gone", { title: "A lost lighthouse", corrections: [{ date: before, text: "It was lost." }] }),
    story("two"),
    story("time", { published: false }),
    story("move", { urls: ["/2019/moved"] }),
    story("taken"),
    story("versions"),
    story("corrected"),
    { type: "video", id: 99, title: "A film of it", description: "Waves" },
    { type: "redirect", id: "/harbor/led-away", to: "/harbor" },
    { type: "section", id: "harbor", title: "Harbor", path: "harbor" },
  ]);
  call = await desk.as("editor", "Ed");
});
afterAll(() => desk.stop());

const at = (id: string | number, rest = "", type = "article") => `/stories/${type}/${id}${rest}`;
const ask = async (path: string) => (await call("GET", path)).json();
const open = (id: string | number, type = "article"): Promise<OpenStory> => ask(at(id, "", type));
const overOf = async (id: string | number, type = "article") => (await open(id, type)).version;
const sent = async (method: string, path: string, body: object) => {
  const answer = await call(method, path, body);
  return { status: answer.status, body: await answer.json() };
};
const change = (part: Partial<StoryChange>) => ({ fields: {}, texts: {}, pictures: {}, ...part });
const fix = async (id: string | number, part: Partial<StoryChange>, over?: string) =>
  sent("PUT", at(id), { change: change(part), over: over ?? (await overOf(id)) });
const page = async (path: string) => {
  const answer = await fetch(desk.site.url + path, { redirect: "manual" });
  return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
};
const lastDeed = async () => (await desk.store.desk.log.read(1))[0];

describe("finding", () => {
  const found = async (query: Record<string, string>) =>
    (await ask(`/stories?${new URLSearchParams(query).toString()}`)).stories.map(({ id }: { id: string }) => id);

  it.each<[string, Record<string, string>, string[]]>([
    ["words of a headline", { text: "lighthouse" }, ["draft", "gone", "later"]],
    ["a part of one", { text: "lightho" }, ["draft", "gone", "later"]],
    ["an id that is a number", { text: "4711" }, ["4711"]],
    ["an address", { text: "/harbor/story-draft" }, ["draft"]],
    ["an address with its host", { text: "https://desk.example/2019/moved" }, ["move"]],
    ["an author", { author: "ada" }, ["4711"]],
    ["a section and words", { section: "harbor", text: "secret" }, ["draft"]],
    ["drafts", { state: "draft" }, ["draft", "time"]],
    ["what is to come", { state: "later" }, ["later"]],
    ["a film", { text: "film" }, ["99"]],
    ["nothing", { text: "nobody-wrote-this" }, []],
  ])("by %s", async (_, query, expected) => {
    expect((await found(query)).toSorted()).toEqual(expected);
  });

  it("each line says what it is", async () => {
    const { stories } = await ask("/stories?text=4711");
    expect(stories).toEqual([
      {
        type: "article",
        id: "4711",
        title: "Story 4711",
        address: "/harbor/story-4711",
        state: { is: "out", at: Date.parse(before) },
        section: "",
        authors: ["Ada Quay"],
        changedAt: expect.any(Number),
        changedBy: expect.any(String),
      },
    ]);
  });
});

describe("one story", () => {
  it("is opened part by part, with what is known of it", async () => {
    expect(await open(4711)).toMatchObject({
      id: "4711",
      state: { is: "out" },
      address: "/harbor/story-4711",
      fields: { title: "Story 4711", dek: "A dek", standfirst: "", picture: "/uploads/none.jpg", alt: "" },
      parts: [
        { is: "text", html: "<p>The first <b>line</b>.</p>" },
        { is: "other", kind: "youtube" },
        { is: "text", kind: "paragraph" },
      ],
    });
    expect((await open(99, "video")).fields).toEqual({ title: "A film of it", dek: "Waves", picture: "", alt: "" });
    for (const path of [at("none"), at("harbor", "", "section"), at("/about", "", "static_page")]) {
      expect((await call("GET", path)).status).toBe(404);
    }
  });

  it.each([
    ["one that is out", 4711, "article"],
    ["a draft", "draft", "article"],
    ["one to come", "later", "article"],
    ["a video", 99, "video"],
  ])("%s is drawn as readers get it, with what is typed, without scripts", async (_, id, type) => {
    const answer = await call("POST", at(id, "/page", type), change({ fields: { title: "Typed by hand" } }));
    const html = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
    expect(html).toContain("Typed by hand");
    expect(html).not.toContain("<script");
    expect(answer.headers.get("content-security-policy")).toContain("default-src");
    expect((await open(id, type)).fields.title).not.toBe("Typed by hand");
  });

  it("the page comes by a form, too", async () => {
    const cookie = `__Secure-desk=${await sessionOf()}`;
    const answer = await fetch(`${desk.site.url}/desk/api${at(4711, "/page")}`, {
      method: "POST",
      headers: { origin: "https://desk.example", cookie },
      body: new URLSearchParams({ draft: JSON.stringify(change({ texts: { 0: "<p>By a form</p>" } })) }),
    });
    expect(await answer.text()).toContain("By a form");
  });

  it("what is wrong with it is told at its place before it is published", async () => {
    const { body } = await sent("POST", at(4711, "/check"), change({ fields: { title: "x".repeat(111) } }));
    expect(body.warnings).toEqual([
      { at: "title", text: expect.stringContaining("111 letters") },
      { at: "alt", text: "are missing" },
      { at: "part 2", text: "A link leads to /harbor/nowhere, where there is nothing." },
    ]);
    const later = await sent("POST", at("later", "/check"), change({}));
    expect(later.body.warnings).toEqual([
      { at: "picture", text: expect.stringContaining("is missing") },
      { at: "time", text: expect.stringContaining("embargoed") },
    ]);
    expect((await sent("POST", at(4711, "/check"), { fields: { nonsense: "x" } })).status).toBe(422);
  });
});

async function sessionOf(): Promise<string> {
  const { id } = await desk.store.desk.people.add({ name: "Form", role: "reporter" });
  return desk.store.desk.sessions.begin({ person: id, way: "passkey", device: "unknown on unknown", lasts: hour });
}

describe("fixing", () => {
  it("changes what was touched and nothing else; readers have it, and it is written down", async () => {
    const sourceBefore = JSON.parse((await desk.store.standing({ type: "article", id: "4711" }))?.source ?? "{}");
    const fixed = await fix(4711, { fields: { title: "Fixed" }, texts: { 0: "<p>The first word.</p>" } });
    expect(fixed).toMatchObject({ status: 200, body: { version: expect.any(String) } });
    const source = JSON.parse((await desk.store.standing({ type: "article", id: "4711" }))?.source ?? "{}");
    expect(source).toEqual({
      ...sourceBefore,
      title: "Fixed",
      components: [words("The first word."), ...sourceBefore.components.slice(1)],
    });
    expect((await page("/harbor/story-4711")).html).toContain("The first word.");
    expect(await desk.store.revisions.maker({ type: "article", id: "4711" })).toMatchObject({ who: "Ed", way: "desk" });
    expect(await lastDeed()).toMatchObject({
      act: "changed-story",
      subject: "article/4711",
      details: { fields: ["title"], parts: ["0"] },
    });
  });

  it("a changed headline can be told to readers in the same step", async () => {
    const correction = { id: "h1", kind: "update", at: Date.now(), html: "", headlineBefore: "Fixed", major: false };
    const body = { change: change({ fields: { title: "Fixed again" } }), correction, over: await overOf(4711) };
    expect((await sent("PUT", at(4711), body)).status).toBe(200);
    expect((await page("/harbor/story-4711")).html).toContain("An earlier headline");
  });

  it("two who begin with the same are not lost to each other, and the same twice is done once", async () => {
    const over = await overOf("two");
    const [one, other] = await Promise.all([
      fix("two", { fields: { title: "Mine" } }, over ?? ""),
      fix("two", { fields: { title: "Yours" } }, over ?? ""),
    ]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 412]));
    const lost = one.status === 412 ? one : other;
    expect(lost.body.standing).toMatchObject({ fields: { title: one.status === 200 ? "Mine" : "Yours" } });
    const again = await fix("two", { fields: { title: one.status === 200 ? "Mine" : "Yours" } }, over ?? "");
    expect(again).toMatchObject({ status: 200, body: { version: await overOf("two") } });
  });

  it.each<[string, object, number]>([
    ["without a headline", { change: change({ fields: { title: " " } }) }, 422],
    ["of what no story has", { change: change({ fields: { own: "x" } as object }) }, 422],
    ["at no position", { change: change({ texts: { x: "y" } }) }, 422],
    ["of nothing", {}, 422],
  ])("is refused %s", async (_, body, status) => {
    expect((await sent("PUT", at("two"), { over: await overOf("two"), ...body })).status).toBe(status);
  });
});

it("a correction stands on the story and on its page, is changed and taken back", async () => {
  const note = {
    kind: "correction",
    at: Date.now(),
    html: "<p>It was <b>ten</b>.</p>",
    headlineBefore: "",
    major: false,
  };
  const path = at("corrected", "/corrections/c1");
  const put = async (correction: object) =>
    (await call("PUT", path, { correction, over: await overOf("corrected") })).status;
  expect(await put({ ...note, html: "" })).toBe(422);
  expect(await put(note)).toBe(200);
  expect(await lastDeed()).toMatchObject({ act: "corrected-story", subject: "article/corrected" });
  expect((await page("/harbor/story-corrected")).html).toContain("It was <b>ten</b>.");
  expect((await page("/corrections")).html).toContain("It was <b>ten</b>.");
  expect(await put({ ...note, html: "<p>It was six.</p>", kind: "clarification" })).toBe(200);
  expect((await open("corrected")).corrections).toMatchObject([
    { id: "c1", kind: "clarification", html: "It was six." },
  ]);
  const gone = await call("DELETE", path, { over: await overOf("corrected") });
  expect([gone.status, (await open("corrected")).corrections]).toEqual([200, []]);
});

it("one is published now, later, until, and made a draft again", async () => {
  const time = async (asked: object) =>
    sent("PUT", at("time", "/time"), { isDraft: false, from: null, until: null, over: await overOf("time"), ...asked });
  const seen = async () => (await page("/harbor/story-time")).status;
  expect(await seen()).toBe(404);
  expect((await time({})).status).toBe(200);
  expect([await seen(), (await lastDeed())?.act]).toEqual([200, "published-story"]);
  const later = Date.now() + hour;
  expect((await time({ from: later, until: later + hour })).status).toBe(200);
  expect([await seen(), (await open("time")).state]).toEqual([404, { is: "later", at: later }]);
  expect((await time({ from: later, until: later })).body.faults).toEqual({ until: "must be after it is published" });
  expect((await time({ isDraft: true })).status).toBe(200);
  expect((await open("time")).state.is).toBe("draft");
  expect((await time({ from: "soon" })).status).toBe(422);
});

it("one is withdrawn, found among the withdrawn, and comes back whole", async () => {
  const source = (await desk.store.standing({ type: "article", id: "gone" }))?.source;
  const over = await overOf("gone");
  expect((await call("DELETE", at("gone"), { over: "another" })).status).toBe(412);
  expect((await call("DELETE", at("gone"), { over })).status).toBe(200);
  expect((await page("/harbor/story-gone")).status).toBe(404);
  expect((await ask("/stories?state=withdrawn&text=lost")).stories).toMatchObject([
    { id: "gone", title: "A lost lighthouse", state: { is: "withdrawn" }, changedBy: "Ed" },
  ]);
  const { version, lastNumber, state } = await open("gone");
  expect([version, state.is]).toEqual([null, "withdrawn"]);
  expect((await fix("gone", { fields: { title: "x" } }, over ?? "")).status).toBe(412);
  const back = await call("POST", at("gone", `/versions/${lastNumber}`), { over: null });
  expect(back.status).toBe(200);
  expect((await desk.store.standing({ type: "article", id: "gone" }))?.source).toBe(source);
  expect((await page("/harbor/story-gone")).html).toContain("It was lost.");
  expect((await call("POST", at("gone", `/versions/${lastNumber}`), { over: null })).status).toBe(412);
});

describe("moving", () => {
  const move = async (address: string, id: string | number = "move", type = "article") =>
    sent("PUT", at(id, "/address", type), { address, over: await overOf(id, type) });

  it("leaves the old address leading to the new one", async () => {
    expect((await move("/harbor/has-moved")).status).toBe(200);
    expect(await page("/harbor/story-move")).toMatchObject({ status: 301, to: "/harbor/has-moved" });
    expect(await page("/2019/moved")).toMatchObject({ status: 301, to: "/harbor/has-moved" });
    expect((await page("/harbor/has-moved")).status).toBe(200);
    expect((await open("move")).otherAddresses).toEqual(["/harbor/story-move", "/2019/moved"]);
    expect(await lastDeed()).toMatchObject({ act: "moved-story", details: { to: "/harbor/has-moved" } });
    expect((await move("/harbor/story-move")).status).toBe(200);
    expect(await page("/harbor/has-moved")).toMatchObject({ status: 301, to: "/harbor/story-move" });
  });

  it.each([
    ["another story's", "/harbor/story-taken", "is that of article/taken"],
    ["that of a draft", "/harbor/Story-Draft", "is that of article/draft"],
    ["that of a redirect", "/harbor/led-away", "has a redirect that leads away from it"],
    ["one of another site", "https://elsewhere.example/x", "must be one of this site, such as /politics/new"],
    ["no address", "nowhere", "must be one of this site, such as /politics/new"],
    ["one of the site's own", "/search-results/search", "is none at which a story can stand"],
    ["that of a variant", "/harbor/x.amp", "is none at which a story can stand"],
  ])("is refused to %s", async (_, address, fault) => {
    expect(await move(address)).toMatchObject({ status: 422, body: { faults: { address: fault } } });
  });

  it("videos stand where the CMS says", async () => {
    expect((await move("/video/new", 99, "video")).status).toBe(422);
  });
});

it("versions are listed, compared by what they say, and restored", async () => {
  await fix("versions", { texts: { 0: '<p>Said <a href="/harbor">otherwise</a>.</p>' } });
  await fix("versions", { fields: { title: "Third" } });
  const versions = await ask(at("versions", "/versions"));
  expect(versions).toMatchObject([
    { number: null, who: "Ed", way: "desk", title: "Third" },
    { who: "Ed", title: "Story versions" },
    { title: "Story versions" },
  ]);
  const now = await ask(at("versions", "/versions/now"));
  expect(now.body).toEqual(["Said otherwise [/harbor]."]);
  expect(now.lines[0]).toEqual({ place: "Headline", text: "Third" });
  const first = versions[2].number;
  expect((await ask(at("versions", `/versions/${first}`))).body).toEqual(["The body of versions."]);
  for (const number of ["0", "x", "99999"]) {
    expect((await call("GET", at("versions", `/versions/${number}`))).status).toBe(404);
  }
  expect((await call("POST", at("versions", `/versions/${first}`), { over: "another" })).status).toBe(412);
  const back = await call("POST", at("versions", `/versions/${first}`), { over: await overOf("versions") });
  expect([back.status, (await lastDeed())?.act]).toEqual([200, "restored-story"]);
  expect((await page("/harbor/story-versions")).html).toContain("The body of versions.");
});

it("a version whose address somebody else has by now does not take it away", async () => {
  await sent("DELETE", at("draft"), { over: await overOf("draft") });
  const taken = { ...story("heir"), canonical_url: "/harbor/story-draft" };
  const admin = await desk.as("admin", "Ann");
  expect((await admin("PUT", "/records/article/heir", { record: taken, over: null })).status).toBe(200);
  const { lastNumber } = await open("draft");
  const back = await sent("POST", at("draft", `/versions/${lastNumber}`), { over: null });
  expect(back).toMatchObject({ status: 409, body: { message: expect.stringContaining("article/heir") } });
});

it("a reporter looks and changes nothing", async () => {
  const reporter = await desk.as("reporter", "Rita");
  expect((await reporter("GET", at(4711))).status).toBe(200);
  expect((await reporter("POST", at(4711, "/page"), change({}))).status).toBe(200);
  expect((await reporter("PUT", at(4711), { change: change({}), over: "x" })).status).toBe(403);
});
