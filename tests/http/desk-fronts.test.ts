// Fronts at the desk over HTTP, on layouts of the test's own: several people work on one, publish it, schedule it, and bring back what it was.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import type { FrontChange } from "../../model/desk/front-changes.ts";
import type { Role } from "../../model/desk/roles.ts";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

const origin = "https://desk.example";
const front = 4711;

const story = (number: number) => ({
  type: "article",
  id: number,
  title: `Ship ${number} comes in`,
  canonical_url: `/harbor/ship-${number}`,
  publication_date: "2026-03-02T00:00:00Z",
  fn__sections: [{ path: "harbor", title: "Harbor" }],
  components: [{ is: "paragraph", props: { text: "A ship." } }],
});
const list = (title: string, ...numbers: number[]) => ({
  is: "article-list",
  props: {
    title,
    searchCriteria: {
      isFixed: true,
      fixedArticles: numbers.map((number) => ({ articleUrl: `/harbor/ship-${number}` })),
    },
  },
});
const layout = {
  type: "layout",
  id: front,
  subtype: "homeLayout",
  isDefault: true,
  title: "Front page",
  main: [list("First", 1, 2), list("Second", 3)],
};

let site: DemoSite;
let store: Store;
beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { DESK: "on", SITE_ORIGIN: origin } });
  store = await openStore({ dataDir: site.dataDir });
});
afterAll(async () => {
  await store.close();
  await site.stop();
});

async function person(name: string, role: Role = "producer") {
  const { id } = await store.desk.people.add({ name, role });
  const lasts = 86_400_000;
  const secret = await store.desk.sessions.begin({ person: id, way: "passkey", device: "unknown on unknown", lasts });
  const headers = { origin, cookie: `__Secure-desk=${secret}`, "content-type": "application/json" };
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`${site.url}/desk/api/fronts${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
}
type Call = Awaited<ReturnType<typeof person>>;

let steps = 0;
const step = (call: Call, change: FrontChange) => {
  steps += 1;
  return call("POST", `/${front}/steps`, { id: `step-of-test-${steps}`, change });
};
const put = async () => {
  await importRecords({ DATA_DIR: site.dataDir }, [layout, ...[1, 2, 3].map(story)]);
  const open = await store.desk.drafts.open(String(front));
  if (open !== undefined) await store.desk.drafts.end(String(front), open.steps);
};
const headings = async () =>
  [...(await (await fetch(site.url)).text()).matchAll(/<h2[^>]*>(?:<a[^>]*>)?(First|Second|Third)</g)].map(
    ([, word]) => word,
  );

describe("a working copy", () => {
  it("is shared: each sees what the others do, and readers nothing of it until it is published", async () => {
    await put();
    const [ann, bob] = [await person("Ann"), await person("Bob")];
    expect((await ann("GET", "")).body).toMatchObject([
      { id: "4711", title: "Front page", subtype: "homeLayout", element: null, isLive: true, steps: 0 },
    ]);
    const { body: opened } = await ann("GET", `/${front}`);
    expect(opened).toMatchObject({ steps: 0, elsewhere: null, problems: [], people: [{ name: "Ann" }] });
    expect(await step(ann, { do: "move", key: "main-0", at: { region: "main", before: null } })).toMatchObject({
      status: 200,
    });
    expect(await step(bob, { do: "set", key: "main-1", props: { title: "Third" } })).toMatchObject({ status: 200 });
    expect(
      await step(bob, { do: "story", key: "main-1", url: "/harbor/ship-3", fields: { title: "Only here" } }),
    ).toMatchObject({ status: 200 });
    const { body: seen } = await bob("GET", `/${front}`);
    expect(seen).toMatchObject({ steps: 3, people: [{ name: "Ann" }, { name: "Bob" }] });
    expect(await headings()).toEqual(["First", "Second"]);

    expect(await ann("POST", `/${front}/publish`, { over: seen.version })).toMatchObject({ status: 200 });
    await eventually(async () => expect(await headings()).toEqual(["Third", "First"]));
    expect(await (await fetch(site.url)).text()).toContain("Only here");
    expect((await bob("GET", `/${front}/history`)).body).toMatchObject([{ way: "import" }]);
    expect(await store.revisions.maker({ type: "layout", id: String(front) })).toMatchObject({
      who: "Ann",
      way: "desk",
    });
    expect(await store.desk.log.read(1)).toMatchObject([
      { name: "Ann", act: "published-front", subject: "layout/4711" },
    ]);
  });

  it("is not published over what somebody else changed unseen, and is over it where that is meant", async () => {
    await put();
    const ann = await person("Ann");
    const { body: opened } = await ann("GET", `/${front}`);
    await step(ann, { do: "remove", key: "main-1" });
    await importRecords({ DATA_DIR: site.dataDir }, [{ ...layout, title: "By the CMS" }]);
    expect(await ann("POST", `/${front}/publish`, { over: opened.version })).toMatchObject({ status: 412 });
    const { body: now } = await ann("GET", `/${front}`);
    expect(now).toMatchObject({ elsewhere: { way: "import" } });
    expect(await ann("POST", `/${front}/publish`, { over: now.version })).toMatchObject({ status: 200 });
    expect(JSON.parse((await store.standing({ type: "layout", id: String(front) }))?.source ?? "")).toMatchObject({
      title: "By the CMS",
      main: [list("First", 1, 2)],
    });
  });

  it("follows what stands as long as nobody has done anything to it", async () => {
    await put();
    const ann = await person("Ann");
    await ann("GET", `/${front}`);
    await importRecords({ DATA_DIR: site.dataDir }, [{ ...layout, main: [list("Third", 3)] }]);
    const { body: opened } = await ann("GET", `/${front}`);
    expect(opened).toMatchObject({ steps: 0, elsewhere: null });
    expect(opened.front.main).toMatchObject([{ component: { props: { title: "Third" } } }]);
  });

  it("hides a module, takes a step back, and is thrown away", async () => {
    await put();
    const ann = await person("Ann");
    const { body: opened } = await ann("GET", `/${front}`);
    await step(ann, { do: "hide", key: "main-0" });
    await step(ann, { do: "remove", key: "main-1" });
    expect(await ann("POST", `/${front}/undo`, { id: "undo-of-test-1" })).toMatchObject({
      status: 200,
      body: { step: 3 },
    });
    expect(await ann("POST", `/${front}/publish`, { over: opened.version })).toMatchObject({ status: 200 });
    await eventually(async () => expect(await headings()).toEqual(["Second"]));

    await ann("GET", `/${front}`);
    await step(ann, { do: "remove", key: "main-1" });
    expect(await ann("DELETE", `/${front}/working-copy`, { steps: 0 })).toMatchObject({ status: 409 });
    expect(await ann("DELETE", `/${front}/working-copy`, { steps: 1 })).toMatchObject({ status: 200 });
    expect((await ann("GET", `/${front}`)).body).toMatchObject({ steps: 0, discarded: { name: "Ann" } });
  });

  it("says whose steps are in it, and comes back after it was thrown away, each step with its maker", async () => {
    await put();
    const [ann, bob] = [await person("Ann"), await person("Bob")];
    await ann("GET", `/${front}`);
    await step(ann, { do: "move", key: "main-1", at: { region: "main", before: "main-0" } });
    await step(bob, { do: "hide", key: "main-0" });
    const { body: open } = await bob("GET", `/${front}`);
    const workers = [
      { name: "Ann", steps: 1 },
      { name: "Bob", steps: 1 },
    ];
    expect(open).toMatchObject({ workers, moved: ["main-1"] });
    expect(await bob("DELETE", `/${front}/working-copy`, { steps: 2 })).toMatchObject({ status: 200 });
    expect((await ann("GET", `/${front}`)).body).toMatchObject({ steps: 0, workers: [], discarded: { name: "Bob" } });
    expect(await ann("POST", `/${front}/working-copy`)).toMatchObject({ status: 200 });
    expect((await ann("GET", `/${front}`)).body).toMatchObject({
      steps: 2,
      workers,
      front: open.front,
      discarded: null,
    });
    expect(await ann("POST", `/${front}/working-copy`)).toMatchObject({ status: 404 });
    expect(await ann("POST", `/${front}/undo`, { id: "undo-after-all" })).toMatchObject({ status: 200 });
    const { body: undone } = await ann("GET", `/${front}`);
    await ann("DELETE", `/${front}/working-copy`, { steps: undone.steps });
    await ann("GET", `/${front}`);
    await step(ann, { do: "hide", key: "main-1" });
    expect(await ann("POST", `/${front}/working-copy`)).toMatchObject({ status: 409 });
  });

  it("is published at its time, once", async () => {
    await put();
    const ann = await person("Ann");
    await ann("GET", `/${front}`);
    await step(ann, { do: "remove", key: "main-0" });
    await ann("PUT", `/${front}/schedule`, { at: Date.now() + 3_600_000 });
    await eventually(async () => expect(await headings()).toEqual(["First", "Second"]));
    expect((await ann("GET", `/${front}`)).body).toMatchObject({ steps: 1, publishBy: "Ann" });
    for (const at of [Date.UTC(2020, 0, 1), Date.now()]) {
      const refused = await ann("PUT", `/${front}/schedule`, { at });
      expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining("must be to come") } });
    }
    await store.desk.drafts.schedule(String(front), Date.now(), "Ann");
    await eventually(async () => expect(await headings()).toEqual(["Second"]));
    await eventually(async () => expect(await store.desk.drafts.open(String(front))).toBeUndefined());
  });

  it("comes back from its history", async () => {
    await put();
    const ann = await person("Ann");
    const { body: opened } = await ann("GET", `/${front}`);
    await step(ann, { do: "remove", key: "main-0" });
    await ann("POST", `/${front}/publish`, { over: opened.version });
    const [last] = (await ann("GET", `/${front}/history`)).body;
    const path = `/${front}/history/${last.number}`;
    const { body: seen } = await ann("GET", path);
    expect(seen.differences).toMatchObject([{ text: "“First” added, Main column" }]);
    expect(await ann("POST", path, {})).toMatchObject({ status: 422 });
    expect(await ann("POST", path, { over: opened.version })).toMatchObject({ status: 412 });
    expect(await headings()).toEqual(["Second"]);
    expect(await ann("POST", path, { over: seen.over })).toMatchObject({ status: 200 });
    await eventually(async () => expect(await headings()).toEqual(["First", "Second"]));
    expect((await ann("GET", `/${front}/history`)).body[0].changed).toMatchObject([{ text: "“First” taken away" }]);
  });
});

it("what is nothing that can be done is refused with a reason", async () => {
  await put();
  const ann = await person("Ann");
  await ann("GET", `/${front}`);
  const faults = await Promise.all([
    ann("GET", "/none"),
    ann("POST", "/none/steps", { id: "12345678", change: { do: "hide", key: "x" } }),
    ann("POST", `/${front}/steps`, { id: "12345678", change: { do: "burn", key: "x" } }),
    ann("POST", `/${front}/steps`, { id: "12345678", change: { do: "hide", key: "x", more: 1 } }),
    ann("POST", `/${front}/steps`, { id: "12345678", change: { do: "hide", key: "x" } }),
    ann("POST", `/${front}/history/99999`, { over: "x" }),
  ]);
  expect(faults.map(({ status }) => status)).toEqual([404, 404, 422, 422, 409, 404]);
  const unreadable = { do: "set", key: "main-0", props: { title: { x: 1 } } };
  const message = "Readers would not see it: title: must be a string, not an object.";
  const refused = { status: 422, body: { message } };
  expect(await ann("POST", `/${front}/step-check`, unreadable)).toMatchObject(refused);
  expect(await ann("POST", `/${front}/steps`, { id: "87654321", change: unreadable })).toMatchObject(refused);
});
