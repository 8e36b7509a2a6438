// Stories at the desk over HTTP: found whether readers see them or not, opened, drawn as readers get them, and checked.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, before, change, hour, startNewsroom, story, type Newsroom } from "./desk-newsroom.ts";

let newsroom: Newsroom;
beforeAll(async () => {
  newsroom = await startNewsroom();
});
afterAll(() => newsroom.desk.stop());

describe("finding", () => {
  const found = async (query: Record<string, string>) =>
    (await newsroom.ask(`/stories?${new URLSearchParams(query).toString()}`)).stories.map(
      ({ id }: { id: string }) => id,
    );

  it.each<[string, Record<string, string>, string[]]>([
    ["words of a headline", { text: "lighthouse" }, ["draft", "gone", "later"]],
    ["a part of one", { text: "lightho" }, ["draft", "gone", "later"]],
    ["an id that is a number", { text: "4711" }, ["4711"]],
    ["an address", { text: "/harbor/story-draft" }, ["draft"]],
    ["an address with its host", { text: "https://desk.example/2019/moved" }, ["move"]],
    ["an author", { author: "ada" }, ["4711"]],
    ["a section by its title", { section: "The Harbour", text: "secret" }, ["draft"]],
    ["a section and words", { section: "harbor", text: "secret" }, ["draft"]],
    ["drafts", { state: "draft" }, ["draft", "time"]],
    ["what is to come", { state: "later" }, ["later"]],
    ["a film", { text: "film" }, ["99"]],
    ["nothing", { text: "nobody-wrote-this" }, []],
  ])("by %s", async (_, query, expected) => {
    expect((await found(query)).toSorted()).toEqual(expected);
  });

  it.each([
    ["/harbor/story-nowhere", "Nothing is at /harbor/story-nowhere."],
    ["/harbor/story-nowhere?from=mail", "Nothing is at /harbor/story-nowhere?from=mail."],
    ["https://desk.example/harbor/lighthouse#top", "Nothing is at /harbor/lighthouse."],
    ["desk.example/harbor/lighthouse", "Nothing is at /harbor/lighthouse."],
    ["/harbor/led-away", "No story is at /harbor/led-away: a redirect leads on to /harbor."],
    ["/harbor", "No story is at /harbor, but the section “The Harbour” (section/harbor)."],
    ["/corrections", "No story is at /corrections: it is a page of the site itself."],
    [
      "http://localhost:4000/harbor/story-two",
      "http://localhost:4000/harbor/story-two is not an address of this site.",
    ],
  ])("%s is said to have no story, whatever words it shares with some", async (text, nothing) => {
    expect(await newsroom.ask(`/stories?${new URLSearchParams({ text }).toString()}`)).toEqual({
      stories: [],
      isMore: false,
      nothing,
    });
  });

  it("one without a date is out, since no day", async () => {
    const { stories } = await newsroom.ask("/stories?text=undated");
    expect(stories).toMatchObject([{ id: "undated", state: { is: "out", at: null } }]);
  });

  it("each line says what it is", async () => {
    const { stories } = await newsroom.ask("/stories?text=4711");
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

it("one whose address something else has is not said to be out", async () => {
  const { ask } = newsroom;
  const admin = await newsroom.desk.as("admin", "Ann");
  const led = { ...story("led"), canonical_url: "/harbor/led-away" };
  expect((await admin("PUT", "/records/article/led", { record: led, over: null })).status).toBe(200);
  const stateOf = async (text: string) => (await ask(`/stories?text=${text}`)).stories[0].state;
  const why = "the story “Story a-first” (article/a-first) is at its address";
  expect(await stateOf("b-second")).toEqual({ is: "hidden", at: Date.parse(before), why });
  expect((await stateOf("a-first")).is).toBe("out");
  expect((await ask("/stories?state=hidden")).stories.map(({ id }: { id: string }) => id)).toEqual(["led", "b-second"]);
  expect((await newsroom.open("b-second")).state).toMatchObject({ is: "hidden", why });
  expect(await stateOf("led")).toMatchObject({ why: "a redirect leads away from its address" });
  expect((await newsroom.page("/harbor/contested")).html).toContain("Story a-first");
});

it("addresses that something else answers at are told from those that lead to a story", async () => {
  const { otherAddresses, lostAddresses } = await newsroom.open("many");
  expect(otherAddresses).toEqual(["/2018/free", "/harbor/contested", "/2018/led", "/search-results/search"]);
  expect(lostAddresses).toEqual([
    { address: "/harbor/contested", answeredBy: "the story “Story a-first” (article/a-first)" },
    { address: "/2018/led", answeredBy: "a redirect that leads to /harbor" },
    { address: "/search-results/search", answeredBy: "a page of the site itself" },
  ]);
  expect(await newsroom.page("/2018/free")).toMatchObject({ status: 301, to: "/harbor/story-many" });
});

describe("one story", () => {
  it("is opened part by part, with what is known of it", async () => {
    expect(await newsroom.open(4711)).toMatchObject({
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
    expect((await newsroom.open(99, "video")).fields).toEqual({
      title: "A film of it",
      dek: "Waves",
      picture: "",
      alt: "",
    });
    expect(await newsroom.open("abroad")).toMatchObject({
      address: null,
      elsewhere: "https://elsewhere.example/abroad",
    });
    const { body } = await newsroom.sent("POST", at("abroad", "/check"), change({}));
    expect(body.warnings).toContainEqual({
      at: "address",
      text: "Readers are sent to https://elsewhere.example/abroad.",
    });
    for (const path of [at("none"), at("harbor", "", "section"), at("/about", "", "static_page")]) {
      expect((await newsroom.call("GET", path)).status).toBe(404);
    }
  });

  it.each([
    ["one that is out", 4711, "article"],
    ["a draft", "draft", "article"],
    ["one to come", "later", "article"],
    ["a video", 99, "video"],
  ])("%s is drawn as readers get it, with what is typed, without scripts", async (_, id, type) => {
    const answer = await newsroom.call("POST", at(id, "/page", type), change({ fields: { title: "Typed by hand" } }));
    const html = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
    expect(html).toContain("Typed by hand");
    expect(html).not.toContain("<script");
    expect(answer.headers.get("content-security-policy")).toContain("default-src");
    expect((await newsroom.open(id, type)).fields.title).not.toBe("Typed by hand");
  });

  it("the page comes by a form, too", async () => {
    const cookie = `__Secure-desk=${await sessionOf()}`;
    const answer = await fetch(`${newsroom.desk.site.url}/desk/api${at(4711, "/page")}`, {
      method: "POST",
      headers: { origin: "https://desk.example", cookie },
      body: new URLSearchParams({ draft: JSON.stringify(change({ texts: { 0: "<p>By a form</p>" } })) }),
    });
    expect(await answer.text()).toContain("By a form");
  });

  it("what is wrong with it is told at its place before it is published", async () => {
    const { body } = await newsroom.sent("POST", at(4711, "/check"), change({ fields: { title: "x".repeat(111) } }));
    expect(body.warnings).toEqual([
      { at: "title", text: expect.stringContaining("111 letters") },
      { at: "picture", text: "has the address /uploads/none.jpg, where there is none" },
      { at: "alt", text: "is missing" },
      { at: "part 2", text: "A link leads to /harbor/nowhere, where there is nothing." },
    ]);
    const later = await newsroom.sent("POST", at("later", "/check"), change({}));
    expect(later.body.warnings).toEqual([
      { at: "picture", text: expect.stringContaining("is missing") },
      { at: "time", text: expect.stringContaining("embargoed") },
    ]);
    const admin = await newsroom.desk.as("admin", "Ann");
    const second = { ...story("4715"), canonical_url: "/harbor/story-two" };
    expect((await admin("PUT", "/records/article/4715", { record: second, over: null })).status).toBe(200);
    const told = await Promise.all(["two", "4715"].map((id) => newsroom.sent("POST", at(id, "/check"), change({}))));
    const ofAddress = told.flatMap(({ body: { warnings } }) =>
      warnings.filter((warning: { at: string }) => warning.at === "address"),
    );
    expect(ofAddress).toEqual([
      {
        at: "address",
        text: "Readers do not get it: the story “Story 4715” (article/4715) is at its address.",
      },
    ]);
    expect((await newsroom.sent("POST", at(4711, "/check"), { fields: { nonsense: "x" } })).status).toBe(422);
  });
});

async function sessionOf(): Promise<string> {
  const { id } = await newsroom.desk.store.desk.people.add({ name: "Form", role: "reporter" });
  return newsroom.desk.store.desk.sessions.begin({
    person: id,
    way: "passkey",
    device: "unknown on unknown",
    lasts: hour,
  });
}
