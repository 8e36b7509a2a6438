import { describe, expect, it } from "vitest";
import { article, get } from "./site.ts";

/** Where a document request ends and where a client navigation ends must be the same. */
describe("a document and a client navigation agree", () => {
  it.each([
    ["ROUTE-01", "/", 200, "home"],
    ["ROUTE-01", article, 200, "article"],
    ["LOAD-03", "/politics", 200, "section"],
    ["ROUTE-14", "/category/us/crime", 200, "section"],
    ["NF-06", "/no/such/story", 404, "not-found"],
    ["NF-06", "/a%00b", 404, "not-found"],
    ["FRONT-07", "/politics?page=99", 404, "not-found"],
  ])("%s %s", async (_, path, status, page) => {
    const document = await get(path);
    const navigation = await get(`/_page${path}`);
    expect(document.status).toBe(status);
    expect(navigation.status).toBe(status);
    expect(await navigation.json()).toMatchObject({ page: { page, status } });
  });

  it.each([
    ["LOAD-01", "/politics/", "/politics", 301],
    ["LOAD-01", "/politics/?a=1&b=%20x", "/politics?a=1&b=%20x", 301],
    ["LOAD-01", `${article}/`, article, 301],
  ])("%s %s redirects to %s", async (_, path, to, status) => {
    const document = await get(path);
    expect(document.status).toBe(status);
    expect(document.headers.get("location")).toBe(to);
    expect(await (await get(`/_page${path}`)).json()).toMatchObject({ redirect: { to, status } });
  });
});
