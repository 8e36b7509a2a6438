import { describe, expect, it } from "vitest";
import type { ContentClient } from "../../content/client.ts";
import { accepted } from "../../content/testing/accepted.ts";
import { asking, storeOf } from "../testing/asking.ts";
import { carriedSection } from "./carried-section.ts";
import { category } from "./category.ts";
import { brand } from "../../model/brand.ts";

const records = [
  accepted("section", { id: "politics", title: "Politics" }),
  accepted("section", { id: "7001", path: "numbered", title: "Numbered" }),
  accepted("section", { id: "7002", canonical_url: `${brand.domain}/by-address`, title: "By address" }),
  accepted("tag", { id: "us/crime", title: "Crime" }),
  accepted("tag", { id: 7003, path: "world/són", title: "Són" }),
];
const carrier = accepted("article", {
  id: "c",
  title: "C",
  canonical_url: "/us/c",
  wp__tags: [{ path: "us/Floods", title: "Floods" }, "us/rivers-and-lakes", "/category/us/canals"],
  wp__category: { path: "Harbor", title: "The Harbor" },
  fn__sections: ["harbor/deep-sea"],
});

const newsroom: ContentClient = {
  ...storeOf({ article: { c: carrier.doc } }),
  byPath: (async (type: string, path: string) =>
    records.find(
      ({ index }) =>
        index.path?.toLowerCase() === path.toLowerCase() && path.startsWith("/category/") === (type === "tag"),
    )?.doc) as never,
  cards: async ({ lists }) =>
    lists.every((list) => carrier.index.lists.includes(list)) && carrier.index.card ? [carrier.index.card] : [],
};

describe("a section that stories name and no record describes", () => {
  it.each([
    ["/harbor", "The Harbor"],
    ["/harbor/deep-sea", "Deep sea"],
  ])("LOAD-03 %s is %s", async (path, title) => {
    const { context } = asking(path, { content: newsroom });
    await carriedSection(context);
    expect(context.state.actual).toMatchObject({ type: "section", record: { title } });
  });

  it("ROUTE-20 /Harbor leads to /harbor", async () => {
    const { context } = asking("/Harbor", { content: newsroom });
    await expect(carriedSection(context)).rejects.toMatchObject({ to: "/harbor", status: 301 });
  });

  it("LOAD-03 what no story names is none", async () => {
    const { context } = asking("/quay", { content: newsroom });
    await carriedSection(context);
    expect(context.state.isSet).toBe(false);
  });
});

describe("the category of an address", () => {
  it.each([
    ["LOAD-03", "/politics", "Politics"],
    ["ROUTE-20", "/numbered", "Numbered"],
    ["ROUTE-20", "/by-address", "By address"],
    ["ROUTE-14", "/category/us/crime", "Crime"],
    ["ROUTE-14", "/category/world/són", "Són"],
    ["ROUTE-14", "/category/us/floods", "Floods"],
    ["ROUTE-14", "/category/us/rivers-and-lakes", "Rivers and lakes"],
    ["ROUTE-14", "/category/us/canals", "Canals"],
  ])("%s %s is %s", async (_, path, title) => {
    const { context } = asking(path, { content: newsroom });
    await category(context);
    expect(context.state.actual).toMatchObject({ type: "section", record: { title } });
  });

  it.each([
    ["/Politics", "/politics"],
    ["/NUMBERED", "/numbered"],
    ["/category/US/Crime", "/category/us/crime"],
    ["/category/US/floods", "/category/us/floods"],
    ["/category/World/Són", "/category/world/s%C3%B3n"],
  ])("ROUTE-20 %s leads to %s", async (path, to) => {
    const { context } = asking(path, { content: newsroom });
    await expect(category(context)).rejects.toMatchObject({ to, status: 301 });
  });

  it.each(["/no-such-section", "/category/no-such-tag", "/us/crime", "/7001"])("LOAD-03 %s is none", async (path) => {
    const { context, log } = asking(path, { content: newsroom });
    await category(context);
    expect(context.state.isSet).toBe(false);
    expect(log.error).not.toHaveBeenCalled();
  });

  it("LOAD-04 a failing read is logged as an error, and the page goes on without", async () => {
    const content = { ...newsroom, byPath: () => Promise.reject(new Error("store is down")) };
    const { context, log, noteFailure } = asking("/politics", { content });
    await category(context);
    expect(context.state.isSet).toBe(false);
    expect(log.error).toHaveBeenCalledExactlyOnceWith("category fetch failed", {
      message: "store is down",
      statusCode: 500,
    });
    expect(noteFailure).toHaveBeenCalledOnce();
  });
});
