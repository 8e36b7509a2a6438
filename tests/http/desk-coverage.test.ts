// Live coverage as a whole by the calls of the desk: begun, changed while reporters post, corrected, withdrawn and brought back.

import { afterAll, beforeAll, expect, it } from "vitest";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

const updates = [{ id: 7, title: "Own" }];
const fire = { type: "live_event", id: 41, title: "Harbor fire", path: "/coverage/harbor-fire", updates, own: [1] };

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
beforeAll(async () => {
  desk = await startDeskCalls([fire, { type: "redirect", id: "/coverage/old", to: "/coverage/harbor-fire" }]);
  call = await desk.as("editor", "Ada");
});
afterAll(() => desk.stop());

const ask = async (path: string) => (await call("GET", path)).json();
const send = async (method: string, path: string, body: object) => {
  const answer = await call(method, path, body);
  return { status: answer.status, body: await answer.json() };
};
const page = async (path: string) => {
  const answer = await fetch(`${desk.site.url}${path}`);
  return { status: answer.status, html: await answer.text() };
};
const toBegin = { title: "Storm", address: "/coverage/storm", description: "Hour by hour", isPublished: true };

it("one is begun, is at its address, and takes posts", async () => {
  expect(await send("POST", "/coverage", toBegin)).toMatchObject({ status: 200, body: { id: "storm" } });
  expect((await page("/coverage/storm")).html).toContain("Storm");
  const reporter = await desk.as("reporter", "Nora");
  expect((await reporter("POST", "/live/storm/posts", { id: "p", post: { title: "Landfall" } })).status).toBe(200);
  expect((await page("/coverage/storm")).html).toContain("Landfall");
  expect(await desk.store.desk.log.read(2)).toMatchObject([
    { act: "posted" },
    { act: "began-coverage", name: "Ada", subject: "live_event/storm" },
  ]);
});

it.each([
  ["no headline", { title: " " }, { title: "is missing" }],
  ["an address elsewhere", { address: "/politics/storm" }, { address: "must be one below /coverage/" }],
  ["no address", { address: " " }, { address: "is missing" }],
  [
    "one of another site",
    { address: "https://elsewhere.example/x" },
    { address: "must be one of this site, such as /coverage/new" },
  ],
  ["a query", { address: "/coverage/x?a=1" }, { address: "must be without a query or an anchor" }],
  [
    "that of other coverage",
    { address: "/coverage/harbor-fire" },
    { address: expect.stringMatching(/^is that of the live coverage “.+” \(live_event\/41\)$/) },
  ],
  ["that of a redirect", { address: "/coverage/old" }, { address: "has a redirect that leads away from it" }],
])("one with %s is not begun", async (_, change, faults) => {
  expect(await send("POST", "/coverage", { ...toBegin, address: "/coverage/new", ...change })).toMatchObject({
    status: 422,
    body: { faults },
  });
});

it("a bare word is one below /coverage/", async () => {
  expect(await send("POST", "/coverage", { ...toBegin, address: "2026" })).toMatchObject({ body: { id: "2026" } });
  expect((await page("/coverage/2026")).status).toBe(200);
});

it("its own fields are changed while posts come, and nothing else of it is, to the byte", async () => {
  const open = await ask("/coverage/41");
  expect(open).toMatchObject({ event: { title: "Harbor fire" }, corrections: [] });
  expect(open.record).not.toHaveProperty("updates");
  const names = open.fields.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["title", "heading", "thumbnail", "start", "end", "published"]));
  expect(names).not.toContain("updates");

  await send("POST", "/live/41/posts", { id: "p-1", post: { title: "Roof is down" } });
  const sent = { record: { ...open.record, title: "Big harbor fire" }, over: open.version };
  expect(await send("PUT", "/coverage/41", sent)).toMatchObject({ status: 200, body: { outcome: "changed" } });
  expect((await send("PUT", "/coverage/41", { ...sent, record: { title: "Late" } })).status).toBe(412);
  const { ownSource } = (await desk.store.standing({ type: "live_event", id: "41" })) ?? {};
  expect(ownSource).toBe(JSON.stringify({ ...fire, title: "Big harbor fire" }));
  const { html } = await page("/coverage/harbor-fire");
  for (const text of ["Big harbor fire", "Own", "Roof is down"]) expect(html).toContain(text);
});

it("what is wrong with it is told at its place", async () => {
  const { record, version } = await ask("/coverage/41");
  const save = (change: object) => send("PUT", "/coverage/41", { record: { ...record, ...change }, over: version });
  expect(await save({ title: "" })).toMatchObject({ status: 422, body: { faults: { title: "is missing" } } });
  expect(await save({ path: "/coverage/old" })).toMatchObject({
    status: 422,
    body: { faults: { path: "has a redirect that leads away from it" } },
  });
  expect((await save({ start: "noon" })).body.faults).toHaveProperty("start");
});

it("moved, its old address leads to the new one, and back", async () => {
  const follow = async (path: string) => {
    const { status, headers } = await fetch(`${desk.site.url}${path}`, { redirect: "manual" });
    return { status, to: headers.get("location") };
  };
  const move = async (path: string) => {
    const { record, version } = await ask("/coverage/storm");
    return send("PUT", "/coverage/storm", { record: { ...record, path }, over: version });
  };
  expect((await move("storm-b")).status).toBe(200);
  expect(await follow("/coverage/storm")).toEqual({ status: 301, to: "/coverage/storm-b" });
  expect((await page("/coverage/storm-b")).html).toContain("Landfall");
  expect(await desk.store.desk.log.read(1)).toMatchObject([
    { act: "changed-coverage", details: { from: "/coverage/storm", to: "/coverage/storm-b" } },
  ]);
  expect(await send("POST", "/coverage", toBegin)).toMatchObject({
    status: 422,
    body: { faults: { address: "is that of other live coverage" } },
  });
  expect((await move("/coverage/storm")).status).toBe(200);
  expect(await follow("/coverage/storm-b")).toEqual({ status: 301, to: "/coverage/storm" });
  expect((await ask("/coverage/storm")).record.urls).toEqual(["/coverage/storm-b"]);
  for (const path of ["/coverage/x?a=1", "https://elsewhere.example/x", "/coverage/harbor-fire", "x.amp"]) {
    expect((await move(path)).body.faults).toHaveProperty("path");
  }
});

it("corrected as stories are", async () => {
  const correct = async (correction: object) =>
    send("PUT", "/coverage/41/corrections/c1", { correction, over: (await ask("/coverage/41")).version });
  const note = {
    kind: "correction",
    at: Date.now() - 1000,
    html: "<p>It was a shed.</p>",
    headlineBefore: "",
    major: false,
  };
  expect((await correct({ ...note, html: "" })).body.faults).toEqual({ html: "is missing" });
  expect((await correct(note)).status).toBe(200);
  expect((await page("/coverage/harbor-fire")).html).toContain("It was a shed.");
  expect((await page("/corrections")).html).toContain("It was a shed.");
  const { corrections, version } = await ask("/coverage/41");
  expect(corrections).toMatchObject([{ id: "c1", kind: "correction", html: "It was a shed." }]);
  expect((await send("DELETE", "/coverage/41/corrections/c1", { over: version })).status).toBe(200);
  expect((await page("/coverage/harbor-fire")).html).not.toContain("It was a shed.");
});

it("withdrawn, coverage comes back whole, with all posts", async () => {
  const { version } = await ask("/coverage/41");
  expect((await send("DELETE", "/coverage/41", { over: "another" })).status).toBe(412);
  expect((await send("DELETE", "/coverage/41", { over: version })).status).toBe(200);
  expect((await page("/coverage/harbor-fire")).status).toBe(404);
  expect((await send("POST", "/live/41/posts", { id: "x", post: { title: "y" } })).status).toBe(404);
  expect(await ask("/withdrawn-coverage")).toMatchObject([{ id: "41", title: "Big harbor fire", who: "Ada" }]);
  expect((await send("POST", "/withdrawn-coverage/41", {})).status).toBe(200);
  const { html } = await page("/coverage/harbor-fire");
  for (const text of ["Big harbor fire", "Own", "Roof is down"]) expect(html).toContain(text);
  expect(await ask("/withdrawn-coverage")).toEqual([]);
  expect((await send("POST", "/withdrawn-coverage/41", {})).status).toBe(404);
});
