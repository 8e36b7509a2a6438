import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { storeOf, testEnv } from "../../site/testing/asking.ts";
import { readConfig } from "../config.ts";
import { embedService } from "../embeds/embed-service.ts";
import { testLimits } from "../limits/testing/test-limits.ts";
import { pageViewPath } from "./page-view.ts";
import type { ApiParts } from "./api-parts.ts";
import { apiRoutes } from "./routes.ts";

/** The calls, and what they log. */
function api(parts: Partial<ApiParts> = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const routes = apiRoutes({
    openClient: () => storeOf({}),
    origin: "https://www.meridian.example",
    env: testEnv,
    log,
    region: {},
    embeds: embedService(readConfig({}), log, testLimits().limits),
    limits: testLimits().limits,
    now: Date.now,
    ...parts,
  });
  return { routes, lines };
}

const down = async () => Promise.reject(new Error("the store is down"));

describe("while the store is down", () => {
  const failing: Partial<ApiParts> = {
    openClient: () => ({
      ...storeOf({}),
      byId: down,
      byPath: down,
      all: down,
      cards: down,
      layout: down,
      suggestions: down,
    }),
  };

  it("ERR-04 suggestions are an empty list that nobody keeps, and the failure is logged", async () => {
    const { routes, lines } = api(failing);
    const response = await routes.request("/api/suggestions/senate%20bill");
    expect([response.status, await response.json()]).toEqual([200, []]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(lines).toMatchObject([{ msg: "api call failed", err: { message: "the store is down" } }]);
  });

  it("ERR-04 hot topics are an empty object", async () => {
    const { routes, lines } = api(failing);
    expect(await (await routes.request("/api/hotTopics")).json()).toEqual({});
    expect(lines).toHaveLength(1);
  });

  it("the search of stories says that it failed and when to ask again", async () => {
    const { routes, lines } = api(failing);
    const response = await routes.request("/api/article-search?size=11");
    expect([response.status, await response.json()]).toEqual([503, { message: "API Request failed", statusCode: 503 }]);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(lines).toHaveLength(1);
  });
});

describe("the page-view call", () => {
  const measured = { ...testEnv, analyticsUrl: pageViewPath };
  const post = (body: string, env = measured) => {
    const { routes, lines } = api({ env });
    return { response: routes.request(pageViewPath, { method: "POST", body }), lines };
  };
  const view = { path: "/politics/a", layout: "article-pages", referrer: "" };

  it("STATE-07 a view is taken without an answer and is a line of the log", async () => {
    const { response, lines } = post(JSON.stringify(view));
    const { status, headers } = await response;
    expect([status, headers.get("cache-control")]).toEqual([204, "no-store"]);
    expect(lines).toMatchObject([{ level: 20, msg: "page viewed", ...view }]);
  });

  it.each([
    ["nonsense", "{", 400],
    ["no path", JSON.stringify({ layout: "home" }), 400],
    ["a path elsewhere", JSON.stringify({ ...view, path: "https://elsewhere.example" }), 400],
    ["too much", JSON.stringify({ ...view, more: "x".repeat(5000) }), 413],
  ])("STATE-07 %s is refused and not logged", async (_, body, expected) => {
    const { response, lines } = post(body);
    expect((await response).status).toBe(expected);
    expect(lines).toEqual([]);
  });

  it("STATE-07 it is not there while nothing is measured", async () => {
    expect((await post(JSON.stringify(view), testEnv).response).status).toBe(404);
  });
});
