// Comments on stories of another newsroom: where they are offered, and the platform that stands in for a publisher's.

import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

let [site, without]: DemoSite[] = [];
const launcher = "/api/stand-ins/comments.js";
const story = (id: number, fields: object) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/us/story-${id}`,
  components: [{ is: "paragraph", props: { text: "Words." } }],
  ...fields,
});
const records = [
  story(1, { comments: { enabled: true } }),
  story(2, { comments: { enabled: true }, storify_id: "thread-77" }),
  story(3, { comments: { enabled: false }, storify_id: "thread-78" }),
];

beforeAll(async () => {
  [site, without] = await Promise.all([
    startDemoSite({ empty: true, env: { STAND_INS: "on", COMMENTS_LAUNCHER_URL: launcher }, records }),
    startDemoSite({ empty: true, records }),
  ]);
});
afterAll(() => Promise.all([site?.stop(), without?.stop()]));

async function offered(on: DemoSite | undefined, id: number) {
  const response = await fetch(`${on?.url}/us/story-${id}`);
  const props = parse(await response.text())
    .querySelector('[data-island="comments"]')
    ?.getAttribute("data-props");
  return { policy: response.headers.get("content-security-policy"), props: props && JSON.parse(props) };
}

describe("a story that allows comments", () => {
  it("ART-07 shows nothing where there is no platform", async () => {
    expect((await offered(without, 1)).props).toBeUndefined();
    expect((await fetch(`${without?.url}${launcher}`)).status).toBe(404);
  });

  it("ART-07 names its thread by storify_id, and by its id without", async () => {
    expect((await offered(site, 1)).props).toEqual({ script: launcher, eventCode: "1" });
    expect((await offered(site, 2)).props).toEqual({ script: launcher, eventCode: "thread-77" });
    expect((await offered(site, 3)).props).toBeUndefined();
  });

  it("EMBED-05 allows no other host for a platform of this site, and keeps its trusted types", async () => {
    const { policy } = await offered(site, 1);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toBe((await offered(site, 3)).policy);
  });
});

describe("the stand-in", () => {
  const calls = (thread: string) => `${site?.url}/api/stand-ins/comments?thread=${encodeURIComponent(thread)}`;
  const write = (thread: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(calls(thread), {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });

  it("keeps what readers write in its thread, as text", async () => {
    const text = `<img src=x onerror="alert(1)"> & more`;
    const answer = await write("one", { name: "Ada", text });
    expect(answer.status).toBe(201);
    expect((await (await fetch(calls("one"))).json()).comments).toMatchObject([{ name: "Ada", text }]);
    expect(await (await fetch(calls("another"))).json()).toEqual({ comments: [] });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["no name", { text: "A" }, 400],
    ["no words", { name: "A", text: "  " }, 400],
    ["too many words", { name: "A", text: "a".repeat(1001) }, 400],
    ["a body without end", "a".repeat(10_000), 413],
    ["no JSON", "name=A", 400],
  ])("takes no comment with %s", async (_, body, status) => {
    expect((await write("one", body)).status).toBe(status);
  });

  it("takes none from another site, nor more than a reader writes", async () => {
    expect((await write("two", { name: "A", text: "B" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 12 }, () => write("two", { name: "A", text: "B" })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
