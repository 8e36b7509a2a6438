// Stories changed by the calls of the desk: over what was seen, written down, and brought back.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, change, hour, startNewsroom, story, words, type Newsroom } from "./desk-newsroom.ts";

let newsroom: Newsroom;
beforeAll(async () => {
  newsroom = await startNewsroom();
});
afterAll(() => newsroom.desk.stop());

describe("fixing", () => {
  it("changes what was touched and nothing else; readers have it, and it is written down", async () => {
    const sourceBefore = JSON.parse(
      (await newsroom.desk.store.standing({ type: "article", id: "4711" }))?.source ?? "{}",
    );
    const fixed = await newsroom.fix(4711, { fields: { title: "Fixed" }, texts: { 0: "<p>The first word.</p>" } });
    expect(fixed).toMatchObject({ status: 200, body: { version: expect.any(String) } });
    const source = JSON.parse((await newsroom.desk.store.standing({ type: "article", id: "4711" }))?.source ?? "{}");
    expect(source).toEqual({
      ...sourceBefore,
      title: "Fixed",
      components: [words("The first word."), ...sourceBefore.components.slice(1)],
    });
    expect((await newsroom.page("/harbor/story-4711")).html).toContain("The first word.");
    expect(await newsroom.desk.store.revisions.maker({ type: "article", id: "4711" })).toMatchObject({
      who: "Ed",
      way: "desk",
    });
    expect(await newsroom.lastDeed()).toMatchObject({
      act: "changed-story",
      subject: "article/4711",
      details: { fields: ["title"], parts: ["0"] },
    });
  });

  it("a changed headline can be told to readers in the same step", async () => {
    const correction = { id: "h1", kind: "update", at: Date.now(), html: "", headlineBefore: "Fixed", major: false };
    const body = {
      change: change({ fields: { title: "Fixed again" } }),
      correction,
      over: await newsroom.overOf(4711),
    };
    expect((await newsroom.sent("PUT", at(4711), body)).status).toBe(200);
    expect((await newsroom.page("/harbor/story-4711")).html).toContain("An earlier headline");
  });

  it("two who begin with the same are not lost to each other, and the same twice is done once", async () => {
    const over = await newsroom.overOf("two");
    const [one, other] = await Promise.all([
      newsroom.fix("two", { fields: { title: "Mine" } }, over ?? ""),
      newsroom.fix("two", { fields: { title: "Yours" } }, over ?? ""),
    ]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 412]));
    const lost = one.status === 412 ? one : other;
    expect(lost.body.standing).toMatchObject({ fields: { title: one.status === 200 ? "Mine" : "Yours" } });
    const again = await newsroom.fix("two", { fields: { title: one.status === 200 ? "Mine" : "Yours" } }, over ?? "");
    expect(again).toMatchObject({ status: 200, body: { version: await newsroom.overOf("two") } });
  });

  it.each<[string, object, number]>([
    ["without a headline", { change: change({ fields: { title: " " } }) }, 422],
    ["of what no story has", { change: change({ fields: { own: "x" } as object }) }, 422],
    ["at no position", { change: change({ texts: { x: "y" } }) }, 422],
    ["of nothing", {}, 422],
  ])("is refused %s", async (_, body, status) => {
    expect((await newsroom.sent("PUT", at("two"), { over: await newsroom.overOf("two"), ...body })).status).toBe(
      status,
    );
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
    (await newsroom.call("PUT", path, { correction, over: await newsroom.overOf("corrected") })).status;
  for (const html of ["", "<p></p>", "<p><br></p>", "<p>&nbsp;</p>"]) expect(await put({ ...note, html })).toBe(422);
  expect(await put({ ...note, at: Date.UTC(2100, 0, 1) })).toBe(422);
  expect(await put(note)).toBe(200);
  expect(await newsroom.lastDeed()).toMatchObject({ act: "corrected-story", subject: "article/corrected" });
  expect((await newsroom.page("/harbor/story-corrected")).html).toContain("It was <b>ten</b>.");
  expect((await newsroom.page("/corrections")).html).toContain("It was <b>ten</b>.");
  expect(await put({ ...note, html: "<p>It was six.</p>", kind: "clarification" })).toBe(200);
  expect((await newsroom.open("corrected")).corrections).toMatchObject([
    { id: "c1", kind: "clarification", html: "It was six." },
  ]);
  const gone = await newsroom.call("DELETE", path, { over: await newsroom.overOf("corrected") });
  expect([gone.status, (await newsroom.open("corrected")).corrections]).toEqual([200, []]);
});

it("one is published now, later, until, and made a draft again", async () => {
  const time = async (asked: object) =>
    newsroom.sent("PUT", at("time", "/time"), {
      isDraft: false,
      from: null,
      until: null,
      over: await newsroom.overOf("time"),
      ...asked,
    });
  const seen = async () => (await newsroom.page("/harbor/story-time")).status;
  expect(await seen()).toBe(404);
  expect((await time({})).status).toBe(200);
  expect([await seen(), (await newsroom.lastDeed())?.act]).toEqual([200, "published-story"]);
  const later = Date.now() + hour;
  expect((await time({ from: later, until: later + hour })).status).toBe(200);
  expect([await seen(), (await newsroom.open("time")).state]).toEqual([404, { is: "later", at: later }]);
  expect((await time({ from: later, until: later })).body.faults).toEqual({ until: "must be after it is published" });
  expect((await time({ isDraft: true })).status).toBe(200);
  expect((await newsroom.open("time")).state.is).toBe("draft");
  expect((await time({ from: "soon" })).status).toBe(422);
});

it("one is withdrawn, found among the withdrawn, and comes back whole", async () => {
  const source = (await newsroom.desk.store.standing({ type: "article", id: "gone" }))?.source;
  const over = await newsroom.overOf("gone");
  expect((await newsroom.call("DELETE", at("gone"), { over: "another" })).status).toBe(412);
  expect((await newsroom.call("DELETE", at("gone"), { over })).status).toBe(200);
  expect((await newsroom.page("/harbor/story-gone")).status).toBe(404);
  expect((await newsroom.ask("/stories?state=withdrawn&text=lost")).stories).toMatchObject([
    { id: "gone", title: "A lost lighthouse", state: { is: "withdrawn" }, changedBy: "Ed" },
  ]);
  const { version, lastNumber, state } = await newsroom.open("gone");
  expect([version, state.is]).toEqual([null, "withdrawn"]);
  expect((await newsroom.fix("gone", { fields: { title: "x" } }, over ?? "")).status).toBe(412);
  const back = await newsroom.call("POST", at("gone", `/versions/${lastNumber}`), { over: null });
  expect(back.status).toBe(200);
  expect((await newsroom.desk.store.standing({ type: "article", id: "gone" }))?.source).toBe(source);
  expect((await newsroom.page("/harbor/story-gone")).html).toContain("It was lost.");
  expect((await newsroom.call("POST", at("gone", `/versions/${lastNumber}`), { over: null })).status).toBe(412);
});

it("versions are listed, compared by what they say, and restored", async () => {
  await newsroom.fix("versions", { texts: { 0: '<p>Said <a href="/harbor">otherwise</a>.</p>' } });
  await newsroom.fix("versions", { fields: { title: "Third" } });
  const versions = await newsroom.ask(at("versions", "/versions"));
  expect(versions).toMatchObject([
    { number: null, who: "Ed", way: "desk", title: "Third" },
    { who: "Ed", title: "Story versions", changed: ["Body"] },
    { title: "Story versions", changed: [] },
  ]);
  const now = await newsroom.ask(at("versions", "/versions/now"));
  expect(now.body).toEqual(["Said otherwise [/harbor]."]);
  expect(now.lines[0]).toEqual({ place: "Headline", text: "Third" });
  const first = versions[2].number;
  expect((await newsroom.ask(at("versions", `/versions/${first}`))).body).toEqual(["The body of versions."]);
  for (const number of ["0", "x", "99999"]) {
    expect((await newsroom.call("GET", at("versions", `/versions/${number}`))).status).toBe(404);
  }
  expect((await newsroom.call("POST", at("versions", `/versions/${first}`), { over: "another" })).status).toBe(412);
  const back = await newsroom.call("POST", at("versions", `/versions/${first}`), {
    over: await newsroom.overOf("versions"),
  });
  expect([back.status, (await newsroom.lastDeed())?.act]).toEqual([200, "restored-story"]);
  expect((await newsroom.page("/harbor/story-versions")).html).toContain("The body of versions.");
});

it.each([
  ["over what stands", "wanderer", false],
  ["after it was withdrawn", "nomad", true],
])("a version from before its moves comes back %s with every address it has had since", async (_, id, isWithdrawn) => {
  for (const address of [`/harbor/${id}-a`, `/harbor/${id}-b`]) {
    const over = await newsroom.overOf(id);
    expect((await newsroom.sent("PUT", at(id, "/address"), { address, over })).status).toBe(200);
  }
  if (isWithdrawn) await newsroom.call("DELETE", at(id), { over: await newsroom.overOf(id) });
  const { number } = (await newsroom.ask(at(id, "/versions"))).at(-1);
  const back = await newsroom.call("POST", at(id, `/versions/${number}`), { over: await newsroom.overOf(id) });
  expect([back.status, (await newsroom.page(`/harbor/story-${id}`)).status]).toEqual([200, 200]);
  for (const address of [`/harbor/${id}-a`, `/harbor/${id}-b`]) {
    expect(await newsroom.page(address)).toMatchObject({ status: 301, to: `/harbor/story-${id}` });
  }
});

it("a version whose address somebody else has by now does not take it away", async () => {
  await newsroom.sent("DELETE", at("draft"), { over: await newsroom.overOf("draft") });
  const taken = { ...story("heir"), canonical_url: "/harbor/story-draft" };
  const admin = await newsroom.desk.as("admin", "Ann");
  expect((await admin("PUT", "/records/article/heir", { record: taken, over: null })).status).toBe(200);
  const { lastNumber } = await newsroom.open("draft");
  const back = await newsroom.sent("POST", at("draft", `/versions/${lastNumber}`), { over: null });
  expect(back).toMatchObject({ status: 409, body: { message: expect.stringContaining("article/heir") } });
});

it("a reporter looks and changes nothing", async () => {
  const reporter = await newsroom.desk.as("reporter", "Rita");
  expect((await reporter("GET", at(4711))).status).toBe(200);
  expect((await reporter("POST", at(4711, "/page"), change({}))).status).toBe(200);
  expect((await reporter("PUT", at(4711), { change: change({}), over: "x" })).status).toBe(403);
});
