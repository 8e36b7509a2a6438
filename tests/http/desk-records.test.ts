// Records without a screen of their own at the desk, over HTTP: found, opened, stored over what was seen, withdrawn.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isRecordType, type RecordType } from "../../content/records/kinds.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

const show = { type: "show", id: 4711, title: "Noon", show_slug: "noon", canonical_url: "/shows/noon" };
const others = Array.from({ length: 60 }, (_, number) => ({
  type: "tag",
  id: `tag-${number}`,
  title: `Tag ${number}`,
}));

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
beforeAll(async () => {
  desk = await startDeskCalls([show, ...others], ofDemoBrand);
  call = await desk.as("admin", "Ada");
});
afterAll(() => desk.stop());

const ask = async (path: string) => (await call("GET", path)).json();
const save = async (path: string, record: object, over: string | null) => {
  const answer = await call("PUT", path, { record, over });
  return { status: answer.status, body: await answer.json() };
};

function recordType(name: string): RecordType {
  if (!isRecordType(name)) throw new Error(name);
  return name;
}

it("kinds with a screen of their own are left out, and so are their records", async () => {
  const { kinds, components }: { kinds: { type: string }[]; components: { name: string }[] } = await ask("/records");
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(["paragraph", "card-grid"]));
  expect(kinds.map(({ type }) => type)).toEqual(expect.arrayContaining(["person", "show", "static_page", "election"]));
  for (const type of ["alert", "hot_topics", "layout", "live_event", "media", "redirect"]) {
    expect(kinds.map((kind) => kind.type)).not.toContain(type);
    expect((await call("GET", `/records/${type}/home`)).status).toBe(404);
    expect((await save(`/records/${type}/home`, { text: "Out" }, null)).status).toBe(404);
  }
  expect((await call("GET", "/records/nonsense")).status).toBe(404);
});

it("records are found by id and title, and it is told that there are more", async () => {
  expect(await ask("/records/show")).toEqual({ records: [{ id: "4711", title: "Noon" }], isPartial: false });
  expect(await ask("/records/tag?search=TAG%2042")).toMatchObject({ records: [{ id: "tag-42" }], isPartial: false });
  expect(await ask("/records/tag")).toMatchObject({ isPartial: true });
});

it("one is stored over the version that was seen, with who did it; readers have it", async () => {
  const { record, version } = await ask("/records/show/4711");
  expect(await save("/records/show/4711", { ...record, title: "High noon" }, version)).toMatchObject({
    status: 200,
    body: { outcome: "changed", warnings: [] },
  });
  expect((await save("/records/show/4711", { ...record, title: "Low noon" }, version)).status).toBe(412);
  expect(await (await fetch(`${desk.site.url}/shows/noon`)).text()).toContain("High noon");
  expect(await desk.store.revisions.maker({ type: "show", id: "4711" })).toMatchObject({ who: "Ada", way: "desk" });
  expect(await desk.store.desk.log.read(1)).toMatchObject([{ act: "changed-record", subject: "show/4711" }]);
});

it("a new one is made only where none stands, and what is wrong is told at its field", async () => {
  const refused = await save("/records/show/new", { title: 7, show_slug: "new" }, null);
  expect(refused).toMatchObject({ status: 422, body: { faults: { title: expect.any(String) } } });
  const made = { title: "New", show_slug: "new", canonical_url: "/shows/new" };
  expect(await save("/records/show/new", made, null)).toMatchObject({ body: { outcome: "new" } });
  expect((await save("/records/show/new", made, null)).status).toBe(412);
});

it("what is wrong or left out is told at its place, however deep", async () => {
  const candidates = [{ name: "One" }, { party: "Harbor" }];
  const races = [{ id: "r1", office: "Senate", candidates }];
  const left = await save("/records/election/2031", { title: "Night", races }, null);
  expect(left.body).toEqual({
    outcome: "new",
    warnings: [],
    leftOut: { "races.0.candidates.1.name": "is missing, so readers do not see it" },
    notes: {},
  });
  const day = { attributes: { value: "2026-03-02" }, show: [{ title: "Dawn", "start-utc": "2026-03-02T12:00:00Z" }] };
  const refused = await save("/records/schedule/new", { day: [day] }, null);
  expect([refused.status, refused.body.faults]).toEqual([422, { "day.0.show.0.end-utc": "is missing" }]);
});

it("of a record of every kind one field is changed, and the rest stays as it came, to the byte", async () => {
  const lines = readFileSync(new URL("../../content/records/examples.ndjson", import.meta.url), "utf8").split("\n");
  const { kinds }: { kinds: { type: string }[] } = await ask("/records");
  for (const { type } of kinds) {
    const example = JSON.parse(lines.find((line) => line.includes(`"type":"${type}"`)) ?? "");
    const path = `/records/${type}/${encodeURIComponent(example.id)}`;
    expect((await save(path, example, null)).status, type).toBe(200);
    const { record, version } = await ask(path);
    expect((await save(path, { ...record, title: "Changed" }, version)).status, type).toBe(200);
    const standing = await desk.store.standing({ type: recordType(type), id: String(example.id) });
    expect(standing?.source).toBe(JSON.stringify({ ...example, title: "Changed" }));
  }
});

it("one is withdrawn over the version that was seen, and comes back by its revisions", async () => {
  const { version } = await ask("/records/show/4711");
  expect((await call("DELETE", "/records/show/4711", { over: "another" })).status).toBe(412);
  expect((await call("DELETE", "/records/show/4711", { over: version })).status).toBe(200);
  expect((await call("GET", "/records/show/4711")).status).toBe(404);
  const [, before] = await desk.store.revisions.list({ type: "show", id: "4711" }, { size: 5 });
  expect(before?.number).toBeGreaterThan(0);
});

it("what leads nowhere, and what is odd, is told at its row", async () => {
  expect(await save("/records/playlist/77", { title: "Boats", videos: ["99999"] }, null)).toMatchObject({
    status: 200,
    body: { outcome: "new", leftOut: {}, notes: { "videos.0": "names a video that is not there, 99999" } },
  });
  const races = [{ id: "mayor", office: "Mayor", reportingPercent: 140 }];
  expect(await save("/records/election/2025%2Fcity", { title: "City", races }, null)).toMatchObject({
    status: 200,
    body: { notes: { "races.0.reportingPercent": "is more than 100: readers see 100%" } },
  });
});
