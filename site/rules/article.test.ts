import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import type { PageContext } from "../page-context.ts";
import { asking as askingAt, storeOf } from "../testing/asking.ts";
import { article } from "./article.ts";

const onAmp = { google_news: { amp: true } };

const docOf = (record: object) =>
  accepted("article", { id: "a-1", title: "A", canonical_url: "/politics/a", ...record }).doc;

function asking(path: string, record: object): PageContext {
  const stored = docOf(record);
  const byPath = (async (_: string, at: string) => (at === "/politics/a" ? stored : undefined)) as never;
  return askingAt(path, { content: { ...storeOf({}), byPath } }).context;
}

describe("the article of an address", () => {
  it.each(["/politics/a", "/politics/a.print", "/politics/a.print.html"])("ART-01 %s finds the story", async (path) => {
    const context = asking(path, {});
    await article(context);
    expect(context.state.actual).toMatchObject({ type: "article", record: { id: "a-1" } });
  });

  it.each([
    ["/politics/b.print", {}],
    ["/politics/a.print", { published: false }],
    ["/politics/a.print.htm", {}],
    ["/politics/a.print.print", {}],
    ["/politics/a.print.amp", { fn__distribution_platforms: onAmp }],
    ["/politics/a.amp.print", { fn__distribution_platforms: onAmp }],
    ["/politics/a.amp", { fn__distribution_platforms: onAmp, published: false }],
  ])("ART-01 %s of %o finds nothing", async (path, record) => {
    const context = asking(path, record);
    await article(context);
    expect(context.state.isSet).toBe(false);
  });

  it.each(["/politics/a.amp", "/politics/a.amp.html"])("ART-02 %s finds a story that is on AMP", async (path) => {
    const context = asking(path, { fn__distribution_platforms: onAmp });
    await article(context);
    expect(context.state.actual).toMatchObject({ type: "article", record: { id: "a-1" } });
  });

  it.each([
    ["/politics/a.amp", {}, "/politics/a"],
    ["/politics/a.amp.html", {}, "/politics/a"],
    ["/politics/a.amp", { originalCanonical_url: "/us/a" }, "/us/a"],
    ["/politics/a.amp", { originalCanonical_url: "/us/a", fn__distribution_platforms: onAmp }, "/us/a.amp"],
  ])("ART-02 %s of %o leads to %s", async (path, record, to) => {
    await expect(article(asking(path, record))).rejects.toMatchObject({ to, status: 301 });
  });

  it.each([
    ["/politics/a", "/us/a", "/us/a"],
    ["/politics/a.print", "/us/a", "/us/a.print"],
    ["/politics/a.print.html", "/us/a", "/us/a.print.html"],
    ["/politics/a.print", "https://elsewhere.example/a", "https://elsewhere.example/a"],
  ])("LOAD-02 %s of a story moved to %s → %s", async (path, originalCanonical_url, to) => {
    const context = asking(path, { originalCanonical_url });
    await expect(article(context)).rejects.toMatchObject({ to, status: 301 });
  });

  it("LOAD-02 a print address of a story that stands where it belongs is right", async () => {
    const context = asking("/politics/a.print", { originalCanonical_url: "/politics/a" });
    await article(context);
    expect(context.state.type).toBe("article");
  });
});
