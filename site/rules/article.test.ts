import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import type { PageContext } from "../page-context.ts";
import { asking as askingAt, storeOf } from "../testing/asking.ts";
import { article } from "./article.ts";
import { brand } from "../../model/brand.ts";

/** Without the www of most. */
const bareDomain = brand.domain.replace(/^www\./, "");

const onAmp = { google_news: { amp: true } };

function asking(path: string, ...records: object[]): PageContext {
  const docs = records.map((record) =>
    accepted("article", { id: "a-1", title: "A", canonical_url: "/politics/a", ...record }),
  );
  const byPath = (async (type: string, at: string) => {
    const home = docs.find(({ index }) => index.path === at);
    const found = home ?? docs.find(({ index }) => index.aliases?.includes(at));
    return type === "article" ? found?.doc : undefined;
  }) as never;
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
    ["/politics/a.amp", { originalCanonical_url: "/us/a", urls: ["/us/a"] }, "/us/a"],
    [
      "/politics/a.amp",
      { originalCanonical_url: "/us/a", urls: ["/us/a"], fn__distribution_platforms: onAmp },
      "/us/a.amp",
    ],
  ])("ART-02 %s of %o leads to %s", async (path, record, to) => {
    await expect(article(asking(path, record))).rejects.toMatchObject({ to, status: 301 });
  });

  it.each([
    ["/politics/a", "/us/a", "/us/a"],
    ["/politics/a.print", "/us/a", "/us/a.print"],
    ["/politics/a.print.html", "/us/a", "/us/a.print.html"],
    ["/politics/a.print", "https://elsewhere.example/a", "https://elsewhere.example/a"],
  ])("LOAD-02 %s of a story moved to %s → %s", async (path, originalCanonical_url, to) => {
    const context = asking(path, { originalCanonical_url, urls: [originalCanonical_url] });
    await expect(article(context)).rejects.toMatchObject({ to, status: 301 });
  });

  const other = { id: "b", canonical_url: "/us/b" };
  it.each([
    ["an original that nothing answers", "/politics/a", [{ originalCanonical_url: "/us/b" }], undefined],
    ["the path of that original", "/us/b", [{ originalCanonical_url: "/us/b" }], "/politics/a"],
    ["an original with query and hash", "/politics/a", [{ originalCanonical_url: "/politics/a?x=1#y" }], undefined],
    [
      "an original on another host, the same path",
      "/politics/a",
      [{ originalCanonical_url: "https://x.example/politics/a" }],
      undefined,
    ],
    ["an original that another story is", "/politics/a", [{ originalCanonical_url: "/us/b" }, other], "/us/b"],
    [
      "originals that are each other's",
      "/politics/a",
      [{ originalCanonical_url: "/us/b" }, { ...other, originalCanonical_url: "/politics/a" }],
      undefined,
    ],
    [
      "an original whose own original nothing answers",
      "/politics/a",
      [{ originalCanonical_url: "/us/b" }, { ...other, originalCanonical_url: "/us/c" }],
      "/us/b",
    ],
    [
      "an original that is one of its addresses",
      "/politics/a",
      [{ originalCanonical_url: "/us/c", urls: ["/us/c"] }],
      "/us/c",
    ],
    ["an older address", "/old/a", [{ urls: [`${brand.domain}/old/a`] }], "/politics/a"],
    ["a short address", "/s1", [{ short_urls: [{ url: `https://${bareDomain}/s1` }] }], "/politics/a"],
    ["an older address with video in it", "/old/video-a", [{ urls: ["/old/video-a"] }], undefined],
    [
      "an address on another host, and one here",
      "/us/here",
      [{ canonical_url: "https://x.example/a", urls: ["/us/here"] }],
      undefined,
    ],
    [
      "an address in a room of the site, and one of its own",
      "/us/a",
      [{ canonical_url: "/video/a", urls: ["/us/a"] }],
      undefined,
    ],
  ] as [string, string, object[], string | undefined][])("LOAD-02 LOAD-08 %s: %s", async (_, path, records, to) => {
    const context = asking(path, ...records);
    const sent = await article(context).then(
      () => context.state.type,
      (error: { to: string }) => error.to,
    );
    expect(sent).toBe(to ?? "article");
  });

  it("LOAD-02 a print address of a story that stands where it belongs is right", async () => {
    const context = asking("/politics/a.print", { originalCanonical_url: "/politics/a" });
    await article(context);
    expect(context.state.type).toBe("article");
  });
});
