import { describe, expect, it, vi } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { asking, storeOf } from "../testing/asking.ts";
import { category } from "./category.ts";

const newsroom = storeOf({
  section: { politics: accepted("section", { title: "Politics" }).doc },
  tag: { "us/crime": accepted("tag", { title: "Crime" }).doc },
});

describe("the category of an address", () => {
  it.each([
    ["LOAD-03", "/politics", "section", "politics", "Politics"],
    ["ROUTE-14", "/category/us/crime", "tag", "us/crime", "Crime"],
  ])("%s %s is the %s %s", async (_, path, type, id, title) => {
    const asked = vi.spyOn(newsroom, "byId").mockClear();
    const { context } = asking(path, { content: newsroom });
    await category(context);
    expect(asked).toHaveBeenCalledExactlyOnceWith(type, id);
    expect(context.state.actual).toMatchObject({ type: "section", record: { title } });
  });

  it.each(["/no-such-section", "/category/no-such-tag", "/us/crime"])("LOAD-03 %s is none", async (path) => {
    const { context, log } = asking(path, { content: newsroom });
    await category(context);
    expect(context.state.isSet).toBe(false);
    expect(log.error).not.toHaveBeenCalled();
  });

  it("LOAD-04 a failing read is logged as an error, and the page goes on without", async () => {
    const content = { ...newsroom, byId: () => Promise.reject(new Error("store is down")) };
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
