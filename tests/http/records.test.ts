// One record by HTTP: read with its mark, changed only by whoever has seen what stands there, and brought back.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { tokenId } from "../../content/signed-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

const secret = "the secret of these very tests";
const token = signAccess("content", Date.now() + 3_600_000, secret);

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
});
afterAll(() => site.stop());

const story = (title: string, fields: object = {}) => ({
  title,
  canonical_url: "/us/storm",
  publication_date: "2026-11-14T12:00:00Z",
  components: [{ is: "paragraph", props: { text: "Words." } }],
  ...fields,
});

function call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.url}/api/content/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
  });
}

const mergePatch = { "content-type": "application/merge-patch+json" };
const tagOf = (response: Response) => response.headers.get("etag") ?? "";

describe("a record", () => {
  it("is created, read with its ETag, replaced and removed", async () => {
    expect((await call("GET", "article/17")).status).toBe(404);
    const made = await call("PUT", "article/17", story("One"));
    expect([made.status, await made.json()]).toEqual([201, { outcome: "new", warnings: [] }]);
    const read = await call("GET", "article/17");
    expect([read.status, tagOf(read), read.headers.get("cache-control")]).toEqual([
      200,
      tagOf(made),
      "private, no-store",
    ]);
    expect(await read.json()).toEqual({ type: "article", id: "17", ...story("One") });
    expect((await call("GET", "article/17", undefined, { "if-none-match": tagOf(made) })).status).toBe(304);
    const again = await call("PUT", "article/17", { type: "article", id: 17, ...story("Two") });
    expect([again.status, await again.json()]).toMatchObject([200, { outcome: "changed" }]);
    expect(await (await fetch(`${site.url}/us/storm`)).text()).toContain("Two");
    const same = await call("PUT", "article/17", { type: "article", id: 17, ...story("Two") });
    expect([await same.json(), tagOf(same)]).toMatchObject([{ outcome: "unchanged" }, tagOf(again)]);
    expect((await call("DELETE", "article/17")).status).toBe(204);
    expect((await call("DELETE", "article/17")).status).toBe(404);
    expect((await fetch(`${site.url}/us/storm`)).status).toBe(404);
  });

  it("that refers to what is not there is stored, and told is at which place", async () => {
    await call("PUT", "video/5", { title: "Ferry", external_id: "639" });
    await call("PUT", "person/ada", { full_name: "Ada Quay", role: "Personality" });
    await call("PUT", "layout/harbor", { subtype: "sectionLayout", elementId: "harbor" });
    for (const [name, record, warnings] of [
      ["show/noon", { title: "Noon", fn__hosts: [{ full_name: "Ada", person_id: "ada" }] }, []],
      ["playlist/77", { title: "Boats", videos: ["639", "9"] }, ["videos.1 names a video that is not there, 9"]],
      ["section/41", { title: "Harbor", layout: "harbor" }, []],
      ["section/42", { title: "Docks", layout: "docks" }, ["layout names a layout that is not there, docks"]],
      [
        "aggregate/1",
        { post_group: ["639", "5", "6"].map((spark_id) => ({ post_type: "hosted_video", spark_id })) },
        ["post_group.2.spark_id names a video or story that is not there, 6"],
      ],
    ] as const) {
      const told: { warnings: string[] } = await (await call("PUT", name, record)).json();
      // Not that a brand without shows has no address for one.
      expect(told.warnings.filter((warning) => warning.includes(" names "))).toEqual(warnings);
    }
  });

  it("that is a layout is stored, and told is what readers will not find in it", async () => {
    await call("PUT", "article/draft", story("Draft", { canonical_url: "/us/draft", published: false }));
    await call("PUT", "article/out", story("Out", { canonical_url: "/us/out" }));
    const fixedArticles = ["/us/out", "/us/draft", "/us/none", "/us/out"].map((articleUrl) => ({ articleUrl }));
    const made = await call("PUT", "layout/pins", {
      subtype: "sectionLayout",
      elementId: "us",
      main: [
        { is: "gone" },
        { is: "article-list", props: { searchCriteria: { isFixed: true, fixedArticles } } },
        { is: "article-list", props: { searchCriteria: { searchSelected: "all" } } },
      ],
    });
    expect([made.status, await made.json()]).toEqual([
      201,
      {
        outcome: "new",
        warnings: [
          "main.0 (gone) is left out: is not a component this site knows",
          "main.1 (article-list): /us/draft: It is a draft: readers do not see it.",
          "main.1 (article-list): /us/none: There is no story at this address.",
          "main.1 (article-list): /us/out: It is pinned on this page already.",
        ],
      },
    ]);
  });

  it("has an id with slashes as one segment", async () => {
    const id = encodeURIComponent("/old/place?p=7");
    expect((await call("PUT", `redirect/${id}`, { to: "/us" })).status).toBe(201);
    expect(await (await call("GET", `redirect/${id}`)).json()).toEqual({
      type: "redirect",
      id: "/old/place?p=7",
      to: "/us",
    });
    expect((await call("GET", `redirect/${id}/revisions`)).status).toBe(200);
  });

  it.each([
    ["a kind that there is not", "PUT", "gizmo/1", {}, {}, 404, "type is not"],
    ["another type in the body", "PUT", "article/1", { type: "section" }, {}, 422, "type is not that"],
    ["another id in the body", "PATCH", "article/1", { id: "2" }, {}, 422, "id is not that"],
    ["a removal in the body", "PUT", "article/1", { deleted: true }, {}, 422, "deleted"],
    ["a list", "PUT", "article/1", [], {}, 400, "must be a JSON object"],
    ["another content-type", "PUT", "article/1", {}, { "content-type": "text/plain" }, 415, "content-type"],
    ["a patch of nothing", "PATCH", "article/none", { title: "T" }, {}, 404, "no such record"],
    ["a record without a title", "PUT", "section/1", { description: "D" }, {}, 422, "refused"],
  ])("is refused: %s", async (_, method, path, body, headers, status, words) => {
    const refused = await call(method, path, body, headers);
    expect(refused.status).toBe(status);
    expect((await refused.json()).message).toContain(words);
  });

  it("a refusal has every reason", async () => {
    const refused = await call("PUT", "article/18", story("T", { title: 7 }));
    expect((await refused.json()).reasons[0]).toMatch(/^title: must be a string/);
  });

  it("needs a token for content", async () => {
    for (const [method, path] of [
      ["GET", ""],
      ["PUT", ""],
      ["GET", "/revisions"],
      ["POST", "/revisions/1/restore"],
    ]) {
      const other = signAccess("read", Date.now() + 60_000, secret);
      const refused = await call(method ?? "", `article/17${path}`, undefined, { authorization: `Bearer ${other}` });
      expect(refused.status).toBe(401);
    }
  });
});

describe("conditions", () => {
  it("a version that is no longer there is a 412 with what is; nothing is written", async () => {
    const first = await call("PUT", "section/9", { title: "One" });
    const second = await call("PUT", "section/9", { title: "Two" }, { "if-match": tagOf(first) });
    expect(second.status).toBe(200);
    const writes = [
      call("PUT", "section/9", { title: "Three" }, { "if-match": tagOf(first) }),
      call("PATCH", "section/9", { title: "Three" }, { ...mergePatch, "if-match": tagOf(first) }),
      call("DELETE", "section/9", undefined, { "if-match": tagOf(first) }),
      call("PUT", "section/9", { title: "Three" }, { "if-none-match": "*" }),
    ];
    for (const late of await Promise.all(writes)) {
      expect([late.status, tagOf(late)]).toEqual([412, tagOf(second)]);
      expect(await late.json()).toMatchObject({
        statusCode: 412,
        standing: { type: "section", id: "9", title: "Two" },
      });
    }
    const none = await call("PUT", "section/none", { title: "T" }, { "if-match": "*" });
    expect([none.status, await none.json()]).toMatchObject([412, { standing: null }]);
  });

  it("of twenty who saw the same version one wins", async () => {
    const tag = tagOf(await call("PUT", "section/contested", { title: "One" }));
    const writers = Array.from({ length: 20 }, (_, writer) =>
      call("PUT", "section/contested", { title: `By ${writer}` }, { "if-match": tag }),
    );
    const statuses = (await Promise.all(writers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(19);
  });

  it("patches of many at once are all there", async () => {
    await call("PUT", "section/patched", { title: "One", note: { kept: true, dropped: 1 } });
    const patches = Array.from({ length: 20 }, (_, writer) =>
      call("PATCH", "section/patched", { note: { [`by${writer}`]: writer, dropped: null } }, mergePatch),
    );
    for (const { status } of await Promise.all(patches)) expect(status).toBe(200);
    const { note } = await (await call("GET", "section/patched")).json();
    expect(Object.keys(note)).toHaveLength(21);
    expect(note).not.toHaveProperty("dropped");
    const nothing = await call("PATCH", "section/patched", { title: "One" }, mergePatch);
    expect(await nothing.json()).toEqual({ outcome: "unchanged", warnings: [] });
  });
});

describe("revisions", () => {
  it.each([
    ["article", "/us"],
    ["live_event", "/coverage"],
  ])("of an %s bring back what it said and leave no address dead that it has had since", async (type, above) => {
    for (const word of ["first", "second", "third"]) {
      await call("PUT", `${type}/moved`, story("Moved", { canonical_url: `${above}/${word}` }));
    }
    const { revisions } = await (await call("GET", `${type}/moved/revisions`)).json();
    expect((await call("POST", `${type}/moved/revisions/${revisions.at(-1).number}/restore`)).status).toBe(200);
    expect((await fetch(`${site.url}${above}/first`)).status).toBe(200);
    for (const word of ["second", "third"]) {
      const { status, headers } = await fetch(`${site.url}${above}/${word}`, { redirect: "manual" });
      expect([status, headers.get("location")]).toEqual([301, `${above}/first`]);
    }
  });

  it("list who, when and by what, page by page; show a version; and bring a removed record back whole", async () => {
    for (const title of ["One", "Two", "Three"]) await call("PUT", "tag/us%2Fstorms", { title, path: "us/storms" });
    const path = "tag/us%2Fstorms/revisions";
    const whole = await (await call("GET", path)).json();
    expect(whole.standing).toMatchObject({ who: `token ${tokenId(token)}`, way: "api" });
    expect(whole.revisions).toHaveLength(2);
    expect(whole.before).toBeNull();
    const first = await (await call("GET", `${path}?size=1`)).json();
    const second = await (await call("GET", `${path}?size=1&before=${first.before}`)).json();
    expect([...first.revisions, ...second.revisions]).toEqual(whole.revisions);
    const oldest = whole.revisions[1].number;
    const shown = await call("GET", `${path}/${oldest}`);
    expect(await shown.json()).toMatchObject({ revision: whole.revisions[1], record: { title: "One" } });

    await call("DELETE", "tag/us%2Fstorms");
    const gone = await (await call("GET", path)).json();
    expect(gone).toMatchObject({ standing: null, revisions: [{ way: "api" }, {}, {}, {}] });
    expect((await call("POST", `${path}/${gone.revisions[0].number}/restore`)).status).toBe(409);
    const back = await call("POST", `${path}/${gone.revisions[1].number}/restore`);
    expect([back.status, tagOf(back)]).toEqual([201, `"${gone.revisions[1].version}"`]);
    expect(await (await call("GET", "tag/us%2Fstorms")).json()).toMatchObject({ title: "Three" });
    const stale = await call("POST", `${path}/${oldest}/restore`, undefined, { "if-match": '"stale"' });
    expect([stale.status, tagOf(stale)]).toEqual([412, tagOf(back)]);
    expect((await call("POST", `${path}/${oldest}/restore`, undefined, { "if-match": tagOf(back) })).status).toBe(200);
    const { standing, revisions } = await (await call("GET", path)).json();
    expect(standing).toMatchObject({ way: "restore" });
    expect(revisions).toHaveLength(5);
  });

  it.each(["tag/none/revisions", "tag/us%2Fstorms/revisions/x", "tag/us%2Fstorms/revisions/999999999"])(
    "what there is not is a 404: %s",
    async (path) => {
      expect((await call("GET", path)).status).toBe(404);
    },
  );
});
