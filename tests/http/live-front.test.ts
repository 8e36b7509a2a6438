// What open pages of a front are told when it is published, over HTTP.

import { afterAll, beforeAll, expect, it } from "vitest";
import { runContent } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";
import { openStream } from "./event-stream.ts";

const list = (title: string) => ({ is: "article-list", props: { title, searchCriteria: { size: 2 } } });
const layout = (id: string, title: string, more: object) => ({ type: "layout", id, main: [list(title)], ...more });
const alert = { type: "alert", id: "storm", text: "A storm comes in", publication_date: "2026-03-02T00:00:00Z" };
const records = [
  layout("12", "First", { subtype: "homeLayout", isDefault: true }),
  layout("of harbor/ü", "Here", { subtype: "sectionLayout", elementId: "harbor" }),
  { type: "section", id: "harbor", title: "Harbor" },
  { type: "section", id: "plain", title: "Plain" },
];

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
beforeAll(async () => {
  desk = await startDeskCalls(records);
  call = await desk.as("producer", "Ann");
});
afterAll(() => desk.stop());

async function liveOf(path: string): Promise<{ path: string; version: string } | undefined> {
  const { page } = await (await fetch(`${desk.site.url}/_page${path}`)).json();
  return page.live;
}

async function publish(front: string, title: string): Promise<void> {
  await call("GET", `/fronts/${front}`);
  const change = { do: "set", key: "main-0", props: { title } };
  expect((await call("POST", `/fronts/${front}/steps`, { id: `step-${title}`, change })).status).toBe(200);
  const { version } = await (await call("GET", `/fronts/${front}`)).json();
  expect((await call("POST", `/fronts/${front}/publish`, { over: version })).status).toBe(200);
}

it("a page says which front it shows; one that nobody has arranged, and what is no front, say nothing", async () => {
  expect(await liveOf("/")).toEqual({ path: "/alerts/12", version: expect.stringMatching(/^[\w-]{10}$/) });
  expect(await liveOf("/harbor")).toMatchObject({ path: "/alerts/of%20harbor%2F%C3%BC" });
  expect(await liveOf("/plain")).toBeUndefined();
  expect(await liveOf("/corrections")).toBeUndefined();
});

it("its stream tells of a newer front and of alerts, each without the other", async () => {
  const before = await liveOf("/");
  const stream = await openStream(`${desk.site.url}/api/live/alerts/12?since=none.${before?.version}`);
  const other = await openStream(`${desk.site.url}/api/live/alerts/of%20harbor%2F%C3%BC`);
  try {
    await publish("12", "Second");
    const told = JSON.parse((await stream.next("update")).data);
    expect(told).toMatchObject({ put: [], gone: [], panels: { front: expect.any(String) } });
    expect(told.panels.front).not.toBe(before?.version);
    await eventually(async () => expect((await liveOf("/"))?.version).toBe(told.panels.front));

    await runContent(["import", "-"], { DATA_DIR: desk.site.dataDir }, JSON.stringify(alert));
    expect(JSON.parse((await stream.next("update")).data)).toMatchObject({ put: [{ id: "storm" }], panels: {} });
    // The first that it hears.
    expect(JSON.parse((await other.next("update")).data)).toMatchObject({ put: [{ id: "storm" }], panels: {} });
  } finally {
    stream.close();
    other.close();
  }
});

it("a page that was away is told what it has missed, and there is none of a front that does not exist", async () => {
  const since = async (path: string, version: string) =>
    fetch(`${desk.site.url}/api/live${path}?since=${version}`, { headers: { accept: "application/json" } });
  const version = (await liveOf("/"))?.version;
  expect(await (await since("/alerts/12", "none.unknown")).json()).toMatchObject({ panels: { front: version } });
  expect((await since("/alerts/none", "none")).status).toBe(404);
});
