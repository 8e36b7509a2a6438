import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import type { SiteRoute } from "../site-route.ts";
import { asking, storeOf } from "../testing/asking.ts";
import { election } from "./election.ts";

const record = (id: string, more: object = {}) => accepted("election", { id, title: id, ...more }).doc;
const content = storeOf({
  election: {
    "2023/general": record("2023/general", { date: "2023-11-07" }),
    "2023/spring": record("2023/spring", { date: "2023-04-04" }),
    "2025/city": record("2025/city", { date: "2025-11-04" }),
    "2023/draft": record("2023/draft", { date: "2023-11-08", published: false }),
  },
});
const now = Date.parse("2023-11-08T02:00:00Z");
const route = (name: SiteRoute["name"]): SiteRoute => ({ name, path: "", kind: "category" });

describe("ROUTE-11 the election whose results stand at an address", () => {
  it.each<[string, SiteRoute["name"], Record<string, string>, string | undefined]>([
    ["/elections shows the current one", "elections", {}, "2023/general"],
    ["its own address", "elections-2023-results", { hash: "spring" }, "2023/spring"],
    ["one of another year", "elections-results", { year: "2025", hash: "city" }, "2025/city"],
    ["one that is not there", "elections-2023-results", { hash: "autumn" }, undefined],
    ["one that is not published", "elections-2023-results", { hash: "draft" }, undefined],
    ["a category front", "elections-2023", { slug: "general" }, undefined],
    ["a topic", "category-slug", { slug: "us" }, undefined],
  ])("%s", async (_, name, params, id) => {
    const { context } = asking("/elections", { route: route(name), params, content, now });
    await election(context);
    expect(context.state.actual?.record.id).toBe(id);
  });

  it("LOAD-04 a read that fails is logged, and the page continues", async () => {
    const failing = { ...content, all: () => Promise.reject(new Error("gone")) };
    const { context, log, noteFailure } = asking("/elections", { route: route("elections"), content: failing });
    await election(context);
    expect(context.state.isSet).toBe(false);
    expect(log.error).toHaveBeenCalledOnce();
    expect(noteFailure).toHaveBeenCalledOnce();
  });
});
