// Redirects and hot topics by the calls of the desk: refused at the field that is wrong, written down, and what readers have from then on.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

const story = (id: string) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/harbor/${id}`,
  publication_date: "2026-03-02T00:00:00Z",
});

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
beforeAll(async () => {
  desk = await startDeskCalls([
    story("one"),
    story("two"),
    { type: "redirect", id: "/there", to: "/harbor/one", status: 302 },
    {
      type: "hot_topics",
      id: "hot-topics",
      note: "of the CMS",
      openInNewWindow: true,
      list_items: [{ text: "Ships", url: "/harbor/one" }],
    },
  ]);
  call = await desk.as("producer", "Pia");
});
afterAll(() => desk.stop());

const add = (from: string, to: string, status = 301) => call("POST", "/redirects", { from, to, status });
const leadsTo = async (path: string) => {
  const { status, headers } = await fetch(desk.site.url + path, { redirect: "manual" });
  return [status, headers.get("location")];
};
const lastDeed = async () => (await desk.store.desk.log.read(1))[0];

describe("redirects", () => {
  it.each([
    ["exact", "/old", "/harbor/one", "/old", "/harbor/one"],
    ["with one query", "/?p=1752", "/harbor/two", "/?p=1752", "/harbor/two"],
    ["with a rest", "/blog/*", "/harbor/*", "/blog/two", "/harbor/two"],
  ])("one that is %s leads readers at once", async (_, from, to, asked, end) => {
    const answer = await add(from, to);
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: "new" }]);
    await eventually(async () => expect(await leadsTo(asked)).toEqual([301, end]));
    expect(await lastDeed()).toMatchObject({
      name: "Pia",
      act: "added-redirect",
      subject: `redirect/${from}`,
      details: { to },
    });
    expect(await desk.store.revisions.maker({ type: "redirect", id: from })).toMatchObject({ who: "Pia", way: "desk" });
  });

  it.each([
    ["nothing", "", "", { from: "is missing", to: "is missing" }],
    ["a loop", "/harbor-loop", "/harbor-loop", { to: expect.stringContaining("makes a loop") }],
    ["over a page", "/harbor/one", "/harbor/two", { from: expect.stringContaining("would take over") }],
    [
      "over the page of corrections",
      "/corrections",
      "/harbor/two",
      { from: expect.stringContaining("the site itself") },
    ],
    ["over the search", "/search-results/search", "/harbor/two", { from: expect.stringContaining("the site itself") }],
    ["at the desk", "/desk/x", "/harbor/two", { from: expect.stringContaining("can never hold") }],
    ["at a feed", "/feeds/x", "/harbor/two", { from: expect.stringContaining("can never hold") }],
    [
      "a placeholder that is not there",
      "/a/*",
      "/b/:slug",
      { to: expect.stringContaining(":slug, which is not in its id") },
    ],
    [
      "a pattern that nobody understands",
      "/x-*/b",
      "/c",
      { from: expect.stringContaining("stands for whole segments") },
    ],
    [
      "one that stands already",
      "/there",
      "/harbor/two",
      { from: "leads to /harbor/one already: change it in the list" },
    ],
  ])("%s is refused at its field", async (_, from, to, faults) => {
    const answer = await add(from, to);
    expect(answer.status).toBe(422);
    expect((await answer.json()).faults).toEqual(faults);
  });

  it.each([
    ["leads to nothing", "/lost", "/nowhere", { to: "There is nothing at /nowhere" }],
    ["leads to a page", "/lost", "/harbor/one", {}],
    ["is refused anyway", "/harbor/one", "/nowhere", {}],
  ])("one that %s is told so before it is stored", async (_, from, to, expected) => {
    const answer = await call("GET", `/redirects-checked?${new URLSearchParams({ from, to }).toString()}`);
    expect([answer.status, await answer.json()]).toEqual([200, expected]);
    expect(await desk.store.standing({ type: "redirect", id: from })).toBeUndefined();
  });

  it("one that leads to nothing stands all the same", async () => {
    expect(await (await add("/lost", "/nowhere")).json()).toEqual({ outcome: "new" });
  });

  it("they are listed with their uses, and found by either end", async () => {
    await desk.store.addRedirectUses(new Map([["/there", 3]]));
    const list = async (search: string) => (await call("GET", `/redirects?search=${search}`)).json();
    expect((await list("THERE")).redirects).toEqual([
      {
        from: "/there",
        address: "/there",
        to: "/harbor/one",
        status: 302,
        uses: expect.any(Number),
        lastUsedAt: expect.any(Number),
      },
    ]);
    expect((await list("harbor/one")).total).toBe(2);
    expect(await list("no such address")).toEqual({ redirects: [], total: 0 });
  });

  it.each([
    ["/there", { is: "page", end: "/harbor/one" }, ["/there"]],
    ["/blog/two?x=1", { is: "page", end: "/harbor/two?x=1" }, ["/blog/*"]],
    ["/harbor/one", { is: "page", end: "/harbor/one" }, []],
    ["/nothing-here", { is: "nothing", end: "/nothing-here" }, []],
    ["/lost", { is: "nothing", end: "/nowhere" }, ["/lost"]],
  ])("an address is tried: %s", async (address, expected, by) => {
    const { steps, ...tried } = await (
      await call("GET", `/redirects-tried?address=${encodeURIComponent(address)}`)
    ).json();
    expect(tried).toEqual(expected);
    expect(steps.map(({ redirect }: { redirect: string }) => redirect)).toEqual(by);
  });

  it("one is changed over what was seen, and removed, with its history", async () => {
    const path = `/redirects/${encodeURIComponent("/there")}`;
    const seen = { to: "/harbor/one", status: 302 };
    const changed = await call("PUT", path, { to: "/harbor/two", status: 301, over: seen });
    expect(await changed.json()).toEqual({ outcome: "changed" });
    expect((await call("PUT", path, { to: "/x", status: 301, over: seen })).status).toBe(412);
    const remove = (to: string, status: number) =>
      call("DELETE", `${path}?to=${encodeURIComponent(to)}&status=${status}`);
    expect((await remove(seen.to, seen.status)).status).toBe(412);
    expect((await remove("/harbor/two", 301)).status).toBe(200);
    expect((await remove("/harbor/two", 301)).status).toBe(404);
    expect(await lastDeed()).toMatchObject({ act: "removed-redirect", details: { to: "/harbor/two", status: 301 } });
    expect(await leadsTo("/there")).toEqual([404, null]);
    expect(await (await call("GET", `${path}/history`)).json()).toMatchObject([
      { to: null, who: "Pia" },
      { to: "/harbor/two", status: 301, who: "Pia" },
      { to: "/harbor/one", status: 302 },
    ]);
  });

  it("what is sent need not make sense", async () => {
    expect((await call("POST", "/redirects", { from: 1 })).status).toBe(422);
    expect((await call("POST", "/redirects", { from: "/a", to: "/b", status: 200 })).status).toBe(422);
    expect((await call("PUT", "/redirects/none", { to: "/b" })).status).toBe(422);
    expect((await call("GET", "/redirects-tried?address=https%3A%2F%2Fexample.org%2F")).status).toBe(422);
  });
});

describe("hot topics", () => {
  const topic = (text: string, url: string) => ({ text, url, openInNewWindow: false });
  const seen = async () => (await fetch(`${desk.site.url}/api/hotTopics`)).json();

  it("are what stands, published over what was seen, and the rest of the record stays", async () => {
    const open = await (await call("GET", "/topics")).json();
    expect(open).toEqual({
      topics: { title: "", colour: "red", items: [{ text: "Ships", url: "/harbor/one", openInNewWindow: true }] },
      version: expect.any(String),
    });
    const topics = { title: "Now", colour: "green", items: [topic("Two", "/harbor/two"), topic("Lost", "/gone")] };
    const checked = await call("POST", "/topics/check", topics);
    expect(await checked.json()).toEqual({ "1.url": "leads to /gone, where there is nothing" });
    expect(await seen()).toMatchObject({ list_items: [{ text: "Ships" }] });
    const answer = await call("PUT", "/topics", { topics, over: open.version });
    expect(await answer.json()).toEqual({ version: expect.any(String) });
    await eventually(async () =>
      expect(await seen()).toEqual({ title: "Now", title_color: "green", list_items: topics.items }),
    );
    expect((await desk.store.standing({ type: "hot_topics", id: "hot-topics" }))?.source).toContain("of the CMS");
    expect(await lastDeed()).toMatchObject({
      name: "Pia",
      act: "published-topics",
      details: { topics: ["Two", "Lost"] },
    });
    expect((await call("PUT", "/topics", { topics, over: open.version })).status).toBe(412);
    expect(await (await call("GET", "/topics/history")).json()).toMatchObject([
      { topics: { items: [{ text: "Ships" }] } },
    ]);
  });

  it("a topic without words or an address is refused at its place", async () => {
    const { version } = await (await call("GET", "/topics")).json();
    const items = [topic("Good", "/harbor/one"), topic("", "/harbor/two"), topic("No address", " ")];
    const answer = await call("PUT", "/topics", { topics: { title: "", colour: "red", items }, over: version });
    expect(answer.status).toBe(422);
    expect((await answer.json()).faults).toMatchObject({
      "1.text": "is missing: type what readers press, or remove the topic",
      "2.url": "is missing: type where it leads, such as /politics",
    });
    const bad = { title: "", colour: "red", items: [topic("Script", "javascript:alert(1)")] };
    const refusedAnswer = await call("PUT", "/topics", { topics: bad, over: version });
    expect([refusedAnswer.status, Object.keys((await refusedAnswer.json()).faults ?? {})]).toEqual([422, ["0.url"]]);
  });

  it("none leaves readers without a strip", async () => {
    const { version } = await (await call("GET", "/topics")).json();
    const topics = { title: "Now", colour: "red", items: [] };
    expect((await call("PUT", "/topics", { topics, over: version })).status).toBe(200);
    await eventually(async () => expect((await seen()).list_items).toEqual([]));
  });
});
