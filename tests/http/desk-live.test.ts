// Live coverage by the calls of the desk.

import { afterAll, beforeAll, expect, it } from "vitest";
import { openStream } from "./event-stream.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

let desk: DeskCalls;
beforeAll(async () => {
  desk = await startDeskCalls([
    {
      type: "live_event",
      id: 41,
      title: "Harbor fire",
      path: "/coverage/harbor-fire",
      updates: [{ id: 7, title: "Own" }],
    },
    { type: "live_event", id: "coverage/a/b", title: "Not yet", published: false },
    { type: "live_event", id: 42, title: "Long gone", end: "2020-01-01T00:00:00Z" },
  ]);
});
afterAll(() => desk.stop());

const titles = async (answer: Response) =>
  (await answer.json()).posts.map(({ post }: { post: { title: string } }) => post.title);

it("lists events, those that readers do not see too", async () => {
  const call = await desk.as("reporter", "Ada");
  expect(await (await call("GET", "/live")).json()).toEqual([
    { id: "41", title: "Harbor fire", path: "/coverage/harbor-fire", isPublished: true, isOver: false },
    { id: "42", title: "Long gone", path: "/coverage/42", isPublished: true, isOver: true },
    { id: "coverage/a/b", title: "Not yet", path: "/coverage/a/b", isPublished: false, isOver: false },
  ]);
  expect((await call("GET", "/live/coverage%2Fa%2Fb")).status).toBe(200);
});

it("LIVE-02 a post reaches open pages, is stored once however often it is sent, and says who wrote it", async () => {
  const call = await desk.as("reporter", "Nora Quill");
  const stream = await openStream(`${desk.site.url}/api/live/coverage/harbor-fire`);
  try {
    const sent = { id: "p-1", post: { title: "Roof is down", body: "<p>It <em>fell</em>.</p>" } };
    for (const _ of [1, 2, 3]) expect((await call("POST", "/live/41/posts", sent)).status).toBe(200);
    const { put } = JSON.parse((await stream.next("update")).data);
    expect(put).toMatchObject([{ id: "p-1", added: true }]);
  } finally {
    stream.close();
  }
  expect(await titles(await call("GET", "/live/41"))).toEqual(["Own", "Roof is down"]);
  expect(await desk.store.posts.maker("41", "p-1")).toMatchObject({ who: "Nora Quill", way: "desk" });
  const posted = (await desk.store.desk.log.read(50)).filter(({ act }) => act === "posted");
  expect(posted).toMatchObject([{ name: "Nora Quill", subject: "live_event/41", details: { post: "p-1" } }]);
});

it("an edit over what somebody else has changed is refused with what stands, one that is sent twice is not", async () => {
  const call = await desk.as("reporter", "Tom");
  const made = await (await call("POST", "/live/42/posts", { id: "e", post: { title: "One" } })).json();
  const edit = { post: { ...made.post, title: "Two" }, version: made.version };
  expect((await call("PUT", "/live/42/posts/e", edit)).status).toBe(200);
  expect((await call("PUT", "/live/42/posts/e", edit)).status).toBe(200);
  const late = await call("PUT", "/live/42/posts/e", { ...edit, post: { ...made.post, title: "Three" } });
  expect([late.status, (await late.json()).standing.post.title]).toEqual([412, "Two"]);
});

it("pins, marks, removes and brings back", async () => {
  const call = await desk.as("reporter", "Ines");
  const marked = await call("PUT", "/live/41/posts/7/marks", { pinned: true, key: true });
  const { version, post } = await marked.json();
  expect(post).toMatchObject({ id: "7", title: "Own", pinned: true, key: true });
  expect((await call("DELETE", "/live/41/posts/7?version=other")).status).toBe(412);
  expect((await call("DELETE", `/live/41/posts/7?version=${version}`)).status).toBe(200);
  expect(await titles(await call("GET", "/live/41"))).not.toContain("Own");
  const removed = async () => (await call("GET", "/live/41/removed")).json();
  expect(await removed()).toMatchObject([{ id: "7", post: { title: "Own", pinned: true } }]);
  expect((await call("PUT", "/live/41/posts/7", { post, version: null })).status).toBe(200);
  expect(await titles(await call("GET", "/live/41"))).toContain("Own");
  expect(await removed()).toEqual([]);
});

it("says what readers would not see, and stores nothing of it", async () => {
  const call = await desk.as("reporter", "Lin");
  const components = [{ is: "youtube", props: { url: "https://example.com/none" } }];
  const answer = await call("POST", "/live/41/posts", { id: "bad", post: { title: "Look", components } });
  expect([answer.status, (await answer.json()).message]).toEqual([422, expect.stringContaining("YouTube")]);
  const picture = [{ is: "article-image", props: { url: "/uploads/none.jpg", imageAlt: "A roof" } }];
  const unseen = await call("POST", "/live/41/posts", { id: "bad", post: { title: "Look", components: picture } });
  expect([unseen.status, (await unseen.json()).message]).toEqual([422, "There is no picture at /uploads/none.jpg."]);
  const asked = await call("GET", "/picture-there?address=/uploads/none.jpg");
  expect(await asked.json()).toEqual({ isThere: false });
  expect(await desk.store.posts.find("41", "bad")).toBeUndefined();
  expect((await call("POST", "/live/none/posts", { id: "x", post: { title: "y" } })).status).toBe(404);
});

it("whoever knows what stands is told nothing of it", async () => {
  const call = await desk.as("reporter", "Max");
  const { version } = await (await call("GET", "/live/41")).json();
  expect(await (await call("GET", `/live/41?known=${version}`)).json()).not.toHaveProperty("posts");
});
