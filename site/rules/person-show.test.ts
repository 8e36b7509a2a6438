import { describe, expect, it, vi } from "vitest";
import { ContentState } from "../content-state.ts";
import type { PageContext } from "../page-context.ts";
import { person } from "./person.ts";
import { show } from "./show.ts";

const nora = {
  id: "7",
  name: "Nora Castellan",
  personSlug: "nora-castellan",
  canonicalUrl: "/person/n/nora-castellan",
};
const floor = {
  id: "12",
  title: "The Floor",
  show_slug: "the-floor",
  canonical_url: "/shows/the-floor",
  published: true,
};

function asking(path: string, params: Record<string, string>, records: object[] = [nora, floor]) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const content = {
    byPath: vi.fn(async (type: string, at: string) =>
      records.find((one) =>
        type === "person"
          ? "canonicalUrl" in one && one.canonicalUrl === at
          : "canonical_url" in one && one.canonical_url === at,
      ),
    ),
    redirectAt: async () => undefined,
    redirectPatterns: async () => [],
    all: vi.fn(async (type: string) => records.filter((one) => (type === "person" ? "name" in one : "title" in one))),
  };
  const context = {
    path,
    params,
    query: new URLSearchParams(),
    search: "",
    content,
    log,
    state: new ContentState(),
    noteFailure: vi.fn(),
  } as unknown as PageContext;
  return { context, content, log };
}

describe("the person of an address", () => {
  it("is set as the page's content", async () => {
    const { context } = asking("/person/n/nora-castellan", { p: "n", slug: "nora-castellan" });
    await person(context);
    expect(context.state.actual).toEqual({ type: "person", record: nora });
  });

  it.each([
    ["p", { slug: "nora-castellan" }],
    ["slug", { p: "n" }],
  ])("PERSON-02 is not fetched when %s is missing", async (_, params) => {
    const { context, content } = asking("/person/nora-castellan", params);
    await person(context);
    expect(content.byPath).not.toHaveBeenCalled();
    expect(context.state.isSet).toBe(false);
  });

  it("PERSON-02 asked for elsewhere gives a 301 to the canonical address", async () => {
    const { context } = asking("/person/c/Nora-Castellan", { p: "c", slug: "Nora-Castellan" });
    await expect(person(context)).rejects.toMatchObject({ to: "/person/n/nora-castellan", status: 301 });
  });

  it("LAYOUT-06 is not fetched when the content is set already", async () => {
    const { context, content } = asking("/person/n/nora-castellan", { p: "n", slug: "nora-castellan" });
    await person(context);
    await person(context);
    expect(content.byPath).toHaveBeenCalledOnce();
  });

  it("LOAD-05 is a warning when there is none", async () => {
    const { context, log } = asking("/person/x/nobody", { p: "x", slug: "nobody" });
    await person(context);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(context.state.isSet).toBe(false);
  });
});

describe("the show of an address", () => {
  it("SHOW-01 is set as the page's content", async () => {
    const { context } = asking("/shows/the-floor", { id: "the-floor" });
    await show(context);
    expect(context.state.actual).toEqual({ type: "show", record: floor });
  });

  it("SHOW-01 is not fetched without an id", async () => {
    const { context, content } = asking("/shows", {});
    await show(context);
    expect(content.byPath).not.toHaveBeenCalled();
  });

  it("SHOW-01 an empty result is an error, shown as not found", async () => {
    const { context, log } = asking("/shows/nothing", { id: "nothing" });
    await expect(show(context)).rejects.toMatchObject({ statusCode: 404 });
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it("SHOW-01 an unpublished show is no result", async () => {
    const { context } = asking("/shows/the-floor", { id: "the-floor" }, [{ ...floor, published: false }]);
    await expect(show(context)).rejects.toMatchObject({ statusCode: 404 });
  });

  it.each([
    ["/shows/12", "12"],
    ["/shows/The-Floor", "The-Floor"],
  ])("SHOW-01 %s redirects to the canonical address", async (path, id) => {
    const { context } = asking(path, { id });
    await expect(show(context)).rejects.toMatchObject({ to: "/shows/the-floor" });
  });

  it("SHOW-01 an address with video in it does not redirect", async () => {
    const { context } = asking("/video/shows/the-floor", { id: "the-floor" });
    await show(context);
    expect(context.state.type).toBe("show");
  });
});
