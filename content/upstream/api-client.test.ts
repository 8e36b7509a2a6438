import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallLog } from "./ask-api.ts";
import { openApiClient } from "./api-client.ts";
import type { OnGap } from "./read-answer.ts";
import { steadyCalls } from "./steady-calls.ts";
import { brand } from "../../model/brand.ts";

const now = Date.parse("2026-11-15T12:00:00Z");
const story = (id: string, fields: object = {}) => ({
  id,
  title: `Story ${id}`,
  canonical_url: `${brand.domain}/us/${id}`,
  publication_date: "2026-11-14T12:00:00Z",
  ...fields,
});

let server: Server;
let url: string;
let asked: URL[];
let answer: (query: URLSearchParams) => unknown[] | number;

beforeAll(async () => {
  server = createServer((request, response) => {
    const address = new URL(request.url ?? "/", "http://api");
    asked.push(address);
    const results = answer(address.searchParams);
    if (typeof results === "number") response.writeHead(results).end();
    else response.end(JSON.stringify({ data: { results } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/of/{type}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

function opened() {
  const log = { error: vi.fn<CallLog["error"]>() };
  const onGap = vi.fn<OnGap>();
  const { run } = steadyCalls({ atOnce: 4, waiting: 10, now: () => now, pause: () => 0 });
  const open = openApiClient({
    url,
    timeout: 60_000,
    freshFor: 10_000,
    run,
    log,
    onGap,
    onStale: () => {},
    now: () => now,
  });
  return { client: open(new Set()), log, onGap };
}

describe("the client of a content API", () => {
  it("API-05 reads a record by the schemas of the import, at the address of its type, and asks once while it is fresh", async () => {
    answer = () => [story("a", { components: [{ is: "paragraph", props: { text: "Words<script>x</script>" } }] })];
    const { client } = opened();
    const found = await client.byPath("article", "/us/a");
    await client.byPath("article", "/us/a");
    expect(found).toMatchObject({ id: "a", canonical_url: "/us/a", blocks: [{ props: { text: "Words" } }] });
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      "/of/article?type=article&size=1&path=%2Fus%2Fa",
    ]);
  });

  it("API-05 a list keeps what belongs in it and is out, newest first, whatever the API made of the question", async () => {
    answer = () => [
      story("older", { publication_date: "2026-11-13", wp__tags: ["storms"] }),
      story("newer", { wp__tags: ["storms"] }),
      story("untagged"),
      story("draft", { wp__tags: ["storms"], published: false }),
      story("tomorrow", { wp__tags: ["storms"], publication_date: "2026-11-16" }),
      story("over", { wp__tags: ["storms"], expiration_date: "2026-11-14" }),
      story("left-out", { wp__tags: ["storms", "odds"] }),
    ];
    const { client } = opened();
    const cards = await client.cards({ type: "article", lists: ["tag:storms"], exclude: ["tag:odds"], size: 10 });
    expect(cards.map(({ id }) => id)).toEqual(["newer", "older"]);
  });

  it("API-05 a record that cannot be read is a gap, and told", async () => {
    answer = (query) => (query.get("from") === "0" ? [{ id: 7, title: 7 }, null, story("a")] : []);
    const { client, onGap } = opened();
    expect(await client.cards({ type: "article", lists: [], size: 3 })).toHaveLength(1);
    expect(onGap.mock.calls.map(([{ type, id }]) => [type, id])).toEqual([
      ["article", "7"],
      ["article", ""],
    ]);
  });

  it("API-05 small kinds are read page after page", async () => {
    const shows = Array.from({ length: 230 }, (_, place) => ({
      id: `s${String(place).padStart(3, "0")}`,
      title: `Show ${place}`,
      show_slug: `show-${place}`,
      canonical_url: `/shows/show-${place}`,
    }));
    answer = (query) => shows.slice(Number(query.get("from")), Number(query.get("from")) + Number(query.get("size")));
    expect(await opened().client.all("show")).toHaveLength(230);
    expect(asked).toHaveLength(3);
  });

  it("LAYOUT-07 asks for the element's layout, then for the default, and takes no other for it", async () => {
    const layouts = [
      { id: "1", subtype: "sectionLayout", elementId: "us", main: [] },
      { id: "2", subtype: "sectionLayout", main: [] },
    ];
    answer = (query) => (query.get("elementId") === "us" ? layouts : layouts.slice(1));
    const { client } = opened();
    expect((await client.layout("sectionLayout", "us"))?.id).toBe("1");
    expect((await client.layout("sectionLayout", "world"))?.id).toBe("2");
    expect(await client.layout("homeLayout", undefined)).toBeUndefined();
  });

  it("takes nothing for it that was not asked for: another id, a redirect of another path or query", async () => {
    answer = () => [{ id: "a", to: "/elsewhere" }];
    const { client } = opened();
    expect(await client.byId("redirect", "b")).toBeUndefined();
    expect(await client.redirectAt({ path: "/b" })).toBeUndefined();
    expect(await client.redirectAt({ path: "/a", query: "p=1" })).toBeUndefined();
    expect(await client.redirectAt({ path: "/a" })).toMatchObject({ to: "/elsewhere" });
  });

  it("ROUTE-20 finds a section by its path, whatever its id, and by its name where the API knows no paths", async () => {
    answer = (query) => (query.has("path") ? [{ id: "7001", path: "numbered", title: "Numbered" }] : []);
    expect(await opened().client.byPath("section", "/Numbered")).toMatchObject({ id: "7001" });
    expect(await opened().client.byPath("section", "/7001")).toBeUndefined();
    answer = (query) => (query.get("id") === "us/crime" ? [{ id: "us/crime", title: "Crime" }] : []);
    expect(await opened().client.byPath("tag", "/category/us/crime")).toMatchObject({ title: "Crime" });
  });

  it("ROUTE-20 knows which queries redirects hold for", async () => {
    answer = (query) =>
      query.get("searchType") === "all"
        ? [
            { id: "/?p=1752", to: "/us/a" },
            { id: "/old", to: "/us/b" },
          ]
        : [];
    expect(await opened().client.redirectPatterns("queries")).toEqual(["/?p"]);
  });

  it("API-02 a 404 means that there is nothing; any other failure is an error, and logged", async () => {
    answer = () => 404;
    expect(await opened().client.byId("alert", "x")).toBeUndefined();
    answer = () => 500;
    const { client, log } = opened();
    await expect(client.byId("alert", "x")).rejects.toMatchObject({ statusCode: 503 });
    expect(log.error).toHaveBeenCalledWith("API Request failed", expect.objectContaining({ status: 500 }));
  });

  it("search and suggestions are stories with the words", async () => {
    answer = (query) => (query.get("type") === "article" ? [story("a", { dek: "About it" })] : []);
    const { client } = opened();
    expect(await client.suggestions("storm", 3)).toEqual([{ url: "/us/a", title: "Story a", type: "article" }]);
    const found = await client.search({ text: "storm", sort: "relevance", offset: 0, size: 10 });
    expect(found).toMatchObject({
      total: 1,
      items: [{ title: "Story a", url: "/us/a", passage: [{ text: "About it" }] }],
    });
    expect(await client.completions("st", 3)).toEqual([]);
  });
});
