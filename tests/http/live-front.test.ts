// What open pages of a front are told when it is published, over HTTP.

import { afterAll, beforeAll, expect, it } from "vitest";
import { ofDemoBrand } from "../brands/demo-brand.ts";
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
  { type: "show", id: 7, title: "Noon", canonical_url: "/shows/noon" },
  { type: "person", id: "ada", full_name: "Ada Quay", role: "Author", canonicalUrl: "/person/a/ada" },
];

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
beforeAll(async () => {
  desk = await startDeskCalls(records, ofDemoBrand);
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

const [ofHome, ofHarbor, ofPlain] = [
  "/alerts/homeLayout%3B",
  "/alerts/sectionLayout%3Bharbor",
  "/alerts/sectionLayout%3Bplain",
] as const;

it("a page says where its front is, also one that nobody has arranged; what is no front says nothing", async () => {
  expect(await liveOf("/")).toEqual({ path: ofHome, version: expect.stringMatching(/^[\w-]{10}$/) });
  expect(await liveOf("/harbor")).toMatchObject({ path: ofHarbor });
  expect(await liveOf("/plain")).toEqual({ path: ofPlain, version: "none" });
  expect(await liveOf("/corrections")).toBeUndefined();
});

it("its stream tells of a newer front and of alerts, each without the other", async () => {
  const before = await liveOf("/");
  const stream = await openStream(`${desk.site.url}/api/live${ofHome}?since=none.${before?.version}`);
  const other = await openStream(`${desk.site.url}/api/live${ofHarbor}`);
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
  expect(await (await since(ofHome, "none.unknown")).json()).toMatchObject({ panels: { front: version } });
  for (const none of [
    "/alerts/none",
    "/alerts/articleLayout%3Bnews",
    `/alerts/${encodeURIComponent("homeLayout;%E0")}`,
  ])
    expect((await since(none, "none")).status).toBe(404);
});

it.each([
  ["/plain", ofPlain, "sectionLayout", "plain"],
  ["/shows/noon", "/alerts/showLayout%3B7", "showLayout", "7"],
  ["/person/a/ada", "/alerts/personLayout%3Bada", "personLayout", "ada"],
])(
  "the first front of %s, which had none, is told, be it its own or one of all",
  async (page, live, subtype, element) => {
    const store = (record: object) =>
      runContent(["import", "-"], { DATA_DIR: desk.site.dataDir }, JSON.stringify(record));
    expect(await liveOf(page)).toEqual({ path: live, version: "none" });
    const stream = await openStream(`${desk.site.url}/api/live${live}?since=none.none`);
    /** Of alerts it is told as well. */
    const toldAfter = async (before: string): Promise<string> => {
      for (;;) {
        const { front = before } = JSON.parse((await stream.next("update")).data).panels;
        if (front !== before) return front;
      }
    };
    try {
      await store(layout(`${subtype} of all`, "All", { subtype, isDefault: true }));
      const ofAll = await toldAfter("none");
      await store(layout(`of ${element}`, "Own", { subtype, elementId: element }));
      const own = await toldAfter(ofAll);
      await eventually(async () => expect(await liveOf(page)).toEqual({ path: live, version: own }));
    } finally {
      stream.close();
    }
  },
);
