import { describe, expect, it } from "vitest";
import { get } from "./site.ts";

const json = async (path: string) => (await get(path)).json();

describe("the calls", () => {
  it("STATE-05 /api/env answers the client's values with the version marker", async () => {
    expect(await json("/api/env")).toMatchObject({
      version: "v74",
      envStage: "prod",
      assetsPath: "",
      staticDomain: "",
      ISADomain: "",
    });
  });

  it("HEADER-05 /api/hotTopics answers title, colour and items", async () => {
    const topics = await json("/api/hotTopics");
    expect(topics).toMatchObject({ title: expect.any(String), title_color: expect.stringMatching(/^(red|green)$/) });
    expect(topics.list_items[0]).toMatchObject({ text: expect.any(String), url: expect.any(String) });
  });

  it("NF-03 /api/suggestions finds a story from a half-wrong address", async () => {
    const found = await json("/api/suggestions/politics%20senate%20storm%20recovery%20bil");
    expect(found[0]).toMatchObject({
      url: expect.stringContaining("/"),
      title: expect.any(String),
      type: expect.any(String),
    });
    expect(found.map(({ url }: { url: string }) => url)).toContain("/politics/senate-clears-storm-recovery-bill");
  });

  it("LIST-08 /api/article-search answers a bare array and pages on", async () => {
    const first = await json("/api/article-search?isCategory=true&searchSelected=politics&size=11&offset=0");
    const second = await json("/api/article-search?isCategory=true&searchSelected=politics&size=11&from=10");
    expect(first).toHaveLength(11);
    expect(first[10].id).toBe(second[0].id);
  });

  it("a wrong parameter is a 400 that names it", async () => {
    const response = await get("/api/article-search?size=many");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining("size"), statusCode: 400 });
  });

  it("an unknown call is a 404 in JSON", async () => {
    const response = await get("/api/nothing");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "Not found", statusCode: 404 });
  });
});
