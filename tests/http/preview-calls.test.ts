// ART-08: a link to a draft or a scheduled story, by a call of the publisher's system.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";

const draft = {
  type: "article",
  title: "A tide table",
  published: false,
  components: [{ is: "paragraph", props: { text: "The words of the draft." } }],
};

let site: DemoSite;
const get = (address: string) => fetch(site.url + address, { redirect: "manual" });
const env = () => ({ DATA_DIR: site.dataDir, ...ofDemoBrand });

beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: ofDemoBrand });
});
afterAll(() => site.stop());

describe("ART-08 a link by a call", () => {
  const call = async (id: string, options: { token?: string; body?: string; type?: string } = {}) => {
    const { token = await accessToken("content"), body, type = "article" } = options;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${site.url}/api/content/${type}/${id}/preview`, { method: "POST", headers, body });
    return { status: answer.status, said: await answer.json() };
  };
  const accessToken = async (scope: string) => (await runContent(["token", scope], env())).stdout.trim();
  const pathIn = (address: string) => new URL(address).pathname + new URL(address).search;

  beforeAll(async () => {
    const records = [
      { ...draft, id: 7001, canonical_url: "/harbor/numbered-draft" },
      {
        ...draft,
        id: "a/b",
        canonical_url: "/harbor/later",
        published: true,
        publication_date: "2999-01-01T00:00:00Z",
      },
      { type: "video", id: 7004, title: "A film of the tide", published: false },
      { type: "video", id: 7005, title: "A film of the tide", last_published_date: "2999-01-01T00:00:00Z" },
      { type: "live_event", id: "tide", title: "A film of the tide", slug: "tide", published: false, updates: [] },
      { type: "static_page", id: "/tides", path: "/tides", title: "A film of the tide", published: false },
      { type: "show", id: "tides", title: "A film of the tide", slug: "tides", published: false },
      { type: "section", id: "harbor", title: "Harbor", path: "harbor" },
      { type: "playlist", id: "films", title: "Films", videos: [] },
      { ...draft, id: 7003, canonical_url: "/harbor/out", published: true, publication_date: "2020-01-01T00:00:00Z" },
    ];
    await runContent(["import", "-"], env(), records.map((record) => JSON.stringify(record)).join("\n"));
  });

  it.each(["7001", "a/b"])("shows the draft or scheduled story %s until it ends", async (id) => {
    const { status, said } = await call(id, { body: '{"hours": 2}' });
    expect(status).toBe(201);
    expect(Date.parse(said.until)).toBeGreaterThan(Date.now() + 1.9 * 3_600_000);
    expect(Date.parse(said.until)).toBeLessThan(Date.now() + 2.1 * 3_600_000);
    const page = await get(pathIn(said.address));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("The words of the draft.");
    expect((await get(new URL(said.address).pathname)).status).toBe(404);
  });

  it.each([
    ["video", "7004"],
    ["video", "7005"],
    ["live_event", "tide"],
    ["static_page", "/tides"],
    ["show", "tides"],
  ])("shows a %s that is not out", async (type, id) => {
    const { status, said } = await call(id, { type });
    expect([status, said.published]).toEqual([201, false]);
    const page = await get(pathIn(said.address));
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
    expect(await page.text()).toContain("A film of the tide");
    expect((await get(new URL(said.address).pathname)).status).toBe(404);
    const ofStory = (await call("7001")).said.address;
    expect((await get(new URL(said.address).pathname + new URL(ofStory).search)).status).toBe(404);
  });

  it("of what is out at once is its address, and of what is no page there is none", async () => {
    expect((await call("harbor", { type: "section" })).said).toMatchObject({ published: true });
    expect(await call("films", { type: "playlist" })).toMatchObject({
      status: 404,
      said: { message: "a record of the type playlist is no page of its own" },
    });
  });

  it("of a story that is out is its address", async () => {
    const { status, said } = await call("7003");
    expect({ status, ...said, address: pathIn(said.address) }).toEqual({
      status: 200,
      published: true,
      address: "/harbor/out",
    });
  });

  it("is refused for what is not there, and to who may not", async () => {
    expect((await call("nobody")).status).toBe(404);
    expect((await call("7001", { type: "video" })).status).toBe(404);
    expect((await call("7001", { body: '{"hours": 99999}' })).status).toBe(400);
    expect((await call("7001", { body: "{" })).status).toBe(400);
    expect((await call("7001", { token: "x" })).status).toBe(401);
    expect((await call("7001", { token: await accessToken("read") })).status).toBe(401);
  });
});
