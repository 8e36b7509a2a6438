// Live coverage written post by post over HTTP, and what open pages hear of it.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { openStream } from "./event-stream.ts";

const secret = "the secret of these very tests";
const token = signAccess("content", Date.now() + 3_600_000, secret);

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
});
afterAll(() => site.stop());

function call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.url}/api/content/live_event/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
  });
}

const start = async (id: string, updates: object[] = []) =>
  expect((await call("PUT", id, { title: `Event ${id}`, path: `/coverage/${id}`, updates })).status).toBe(201);
const tagOf = (response: Response) => response.headers.get("etag") ?? "";
const pageOf = async (id: string) => (await fetch(`${site.url}/coverage/${id}`)).text();
const titlesOf = async (id: string): Promise<string[]> => {
  const { updates } = await (await call("GET", id)).json();
  return updates.map(({ title }: { title: string }) => title);
};

describe("a post", () => {
  it("LIVE-02 is appended by one call, and open pages have it", async () => {
    await start("1");
    const stream = await openStream(`${site.url}/api/live/coverage/1`);
    try {
      const made = await call("POST", "1/posts", { title: "Power is back", body: "<p onclick=x>In <b>town</b>.</p>" });
      expect(made.status).toBe(201);
      const { id, post, warnings } = await made.json();
      expect(post).toMatchObject({ id, title: "Power is back", time: expect.stringMatching(/^\d{4}-.*Z$/) });
      expect(warnings).toEqual([]);
      const { put } = JSON.parse((await stream.next("update")).data);
      expect(put).toMatchObject([{ id, added: true }]);
      expect(await pageOf("1")).toContain("Power is back");
      const read = await call("GET", `1/posts/${id}`);
      expect([tagOf(read), await read.json()]).toEqual([tagOf(made), post]);
    } finally {
      stream.close();
    }
  });

  it("LIVE-02 brings the styles of blocks that no post before it held", async () => {
    await start("styled", [{ title: "Words", body: "<p>Only words.</p>" }]);
    const linked = [...(await pageOf("styled")).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, at]) => at);
    const stream = await openStream(`${site.url}/api/live/coverage/styled`);
    try {
      const components = [{ is: "pull-quote", props: { text: "We stood in the water." } }];
      expect((await call("POST", "styled/posts", { title: "Said", components })).status).toBe(201);
      const { put, styles } = JSON.parse((await stream.next("update")).data);
      const [, name = ""] = /<blockquote class="([\w-]+)/.exec(put[0].html) ?? [];
      const textAt = async (at = "") => (await fetch(site.url + at)).text();
      expect((await Promise.all(linked.map(textAt))).join("")).not.toContain(`.${name}{`);
      expect(await textAt(styles[0])).toContain(`.${name}{`);
    } finally {
      stream.close();
    }
  });

  it("LIVE-01 is changed, pinned, unpinned and removed by one call each, and comes back", async () => {
    await start("2", [{ id: 7, title: "Own" }]);
    const put = await call("PUT", "2/posts/a%2Fb", { title: "Second" }, { "if-none-match": "*" });
    expect(put.status).toBe(201);
    expect((await call("PUT", "2/posts/a%2Fb", { title: "S" }, { "if-none-match": "*" })).status).toBe(412);
    expect((await call("PATCH", "2/posts/7", { title: "Mended" })).status).toBe(200);
    expect(await (await call("PUT", "2/posts/7/pin")).json()).toMatchObject({
      post: { pinned: true, title: "Mended" },
    });
    expect(await (await call("PUT", "2/posts/7/pin")).json()).toMatchObject({ outcome: "unchanged" });
    expect((await (await call("DELETE", "2/posts/7/pin")).json()).post).not.toHaveProperty("pinned");
    const late = await call("PATCH", "2/posts/a%2Fb", { title: "Late" }, { "if-match": '"seen long ago"' });
    expect([late.status, tagOf(late), await late.json()]).toMatchObject([
      412,
      tagOf(put),
      { standing: { title: "Second" } },
    ]);
    expect((await call("DELETE", "2/posts/7")).status).toBe(204);
    expect((await call("DELETE", "2/posts/7")).status).toBe(204);
    expect(await titlesOf("2")).toEqual(["Second"]);
    const { standing, revisions } = await (await call("GET", "2/posts/7/revisions")).json();
    expect([standing, revisions.length]).toEqual([null, 5]);
    const back = await call("POST", `2/posts/7/revisions/${revisions.at(-1).number}/restore`);
    expect([back.status, (await back.json()).post.title]).toEqual([201, "Own"]);
    expect(await titlesOf("2")).toEqual(["Own", "Second"]);
    const shown = await (await call("GET", `2/posts/7/revisions/${revisions[1].number}`)).json();
    expect(shown).toMatchObject({ revision: { way: "api" }, record: { title: "Mended" } });
  });

  it("that is sent again after a lost answer is one post", async () => {
    await start("3");
    const key = { "idempotency-key": "of reporter 9, message 4" };
    const first = await call("POST", "3/posts", { title: "Once" }, key);
    const again = await call("POST", "3/posts", { title: "Once" }, key);
    expect([first.status, again.status]).toEqual([201, 200]);
    const { id } = await first.json();
    expect(await again.json()).toMatchObject({ outcome: "unchanged", id });
    expect((await call("POST", "3/posts", { title: "Another" }, key)).status).toBe(409);
    expect((await call("POST", "3/posts", { id: 5, title: "Numbered" })).status).toBe(201);
    expect((await call("POST", "3/posts", { id: 5, title: "Numbered" })).status).toBe(200);
    await call("DELETE", "3/posts/5");
    expect((await call("POST", "3/posts", { id: 5, title: "Numbered" })).status).toBe(410);
    expect(await titlesOf("3")).toEqual(["Once"]);
  });

  it.each([
    ["of an event that there is not", "POST", "none/posts", { title: "T" }, 404],
    ["that there is not", "PATCH", "4/posts/none", { title: "T" }, 404],
    ["that there is not, removed", "DELETE", "4/posts/none", undefined, 404],
    ["that shows nothing", "POST", "4/posts", { body: "<p></p>" }, 422],
    ["that is no object", "POST", "4/posts", ["T"], 400],
    ["with a time that is none", "PUT", "4/posts/1", { title: "T", time: "noon" }, 422],
  ])("is refused: one %s", async (_, method, path, body, status) => {
    await call("PUT", "4", { title: "Event 4", path: "/coverage/4" });
    expect((await call(method, path, body)).status).toBe(status);
  });

  it("has what could not be read as a warning", async () => {
    await start("5");
    const made = await call("POST", "5/posts", { title: "T", components: [{ is: "gone" }] });
    expect((await made.json()).warnings).toEqual([expect.stringMatching(/^components\.0 \(gone\) is left out/)]);
  });
});

it("LIVE-01 a headline is changed, and a whole event comes from a CMS, while reporters post: nothing is lost", async () => {
  await start("6", [{ id: 1, title: "Own" }]);
  const posts = Array.from({ length: 30 }, (_, number) =>
    call("POST", "6/posts", { id: `p${number}`, title: `Post ${number}` }),
  );
  const heads = Array.from({ length: 5 }, (_, number) => call("PATCH", "6", { title: `Headline ${number}` }));
  const whole = {
    type: "live_event",
    id: "6",
    title: "Whole",
    path: "/coverage/6",
    updates: [{ id: 1, title: "Own, mended" }],
  };
  const cms = fetch(`${site.url}/api/content`, {
    method: "POST",
    body: JSON.stringify(whole),
    headers: { authorization: `Bearer ${token}` },
  });
  for (const { status } of await Promise.all([...posts, ...heads, cms])) expect([200, 201]).toContain(status);
  const titles = await titlesOf("6");
  expect(titles[0]).toBe("Own, mended");
  expect(titles.slice(1).toSorted()).toEqual(Array.from({ length: 30 }, (_, number) => `Post ${number}`).toSorted());
  const seen = await call("GET", "6");
  const event = await seen.json();
  const exact = await call("PUT", "6", { ...event, updates: event.updates.slice(0, 3) }, { "if-match": tagOf(seen) });
  expect(exact.status).toBe(200);
  expect(await titlesOf("6")).toHaveLength(3);
});
