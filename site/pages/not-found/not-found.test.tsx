import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { ContentClient } from "../../../content/client.ts";
import { messages } from "../../messages.ts";
import { unmatched } from "../../site-route.ts";
import { asking } from "../../testing/asking.ts";
import { loadErrorPage } from "../error/load.server.ts";
import { Page as ErrorPage } from "../error/Page.tsx";
import { loadNotFoundPage } from "./load.server.ts";
import { Page } from "./Page.tsx";
import { decideLayout } from "../../layouts/decide-layout.ts";

function nothing(): never {
  throw new Error("not asked for here");
}

/** The store is asked for suggestions and for the contact page, and for nothing else. */
function contextWith(suggestions: ContentClient["suggestions"], path = "/us/crime/lost-story") {
  return asking(path, {
    route: unmatched,
    content: {
      byId: nothing,
      byPath: async () => undefined,
      byPaths: nothing,
      redirectAt: nothing,
      redirectPatterns: nothing,
      all: nothing,
      cards: nothing,
      layout: nothing,
      suggestions,
      search: nothing,
      completions: nothing,
      corrections: nothing,
    },
  });
}

const story = { url: "/us/found-story", title: "Found story", imageUrl: "/uploads/found.jpg", type: "article" };

describe("the 404 page", () => {
  it("NF-01 NF-06 has status 404 and its message", async () => {
    const page = await loadNotFoundPage(contextWith(async () => []).context, messages.pageNotFound);
    expect(page.status).toBe(404);
    expect(decideLayout({ layout: "bare" }, page)).toBe("error");
    expect(page.props.message).toBe("This page could not be found");
    expect(page.head.tags).toContainEqual({ tag: "meta", attributes: { name: "robots", content: "noindex" } });
  });

  it("NF-03 asks for stories by the words of the path", async () => {
    const suggestions = vi.fn<ContentClient["suggestions"]>(async () => [story]);
    const page = await loadNotFoundPage(contextWith(suggestions).context, messages.pageNotFound);
    expect(suggestions).toHaveBeenCalledWith("us crime lost-story", 6);
    expect(page.props.suggestions).toEqual([{ url: story.url, title: story.title, imageUrl: story.imageUrl }]);
  });

  it("ERR-04 a failure of the suggestions is logged and the page continues", async () => {
    const { context, log, noteFailure } = contextWith(() => Promise.reject(new Error("store is down")));
    const page = await loadNotFoundPage(context, messages.pageNotFound);
    expect(page.props.suggestions).toEqual([]);
    expect(log.error).toHaveBeenCalledWith("suggestions failed", { message: "store is down" });
    expect(noteFailure).toHaveBeenCalled();
  });

  const html = renderToString(
    <Page message={messages.pageNotFound} path="/us/lost" suggestions={[story]} report={[]} />,
  );

  it("NF-01 has title and sub-title", () => {
    expect(html).toMatch(/<h1[^>]*>Something has gone wrong…<\/h1>/);
    expect(html).toContain("It seems you clicked on a bad link and stumbled upon our 404 page");
  });

  it("NF-02 has a search form with the bad path as its placeholder", () => {
    expect(html).toMatch(/<form[^>]* action="\/search-results\/search" method="get"/);
    expect(html).toMatch(/<input(?=[^>]* name="q")[^>]* placeholder="us lost"/);
  });

  it("NF-03 shows the suggested stories", () => {
    expect(html).toContain("Here&#x27;s what we think you might be looking for:");
    expect(html).toMatch(/href="\/us\/found-story".*Found story/);
    expect(renderToString(<Page message="" path="/" suggestions={[]} report={[]} />)).not.toContain("looking for:");
  });

  it("NF-04 says how one got here", () => {
    expect(html).toMatch(/How did I get here\?.*has moved.*typo in the URL/);
  });

  it("NF-05 says what to do now", () => {
    expect(html).toMatch(/What should I do now\?.*back button.*href="\/".*Report the link as missing.*search box/);
  });
});

describe("the error page", () => {
  it("ERR-02 shows status code and message", () => {
    const html = renderToString(<ErrorPage message="API Request failed" statusCode={502} />).replaceAll("<!-- -->", "");
    expect(html).toContain("Error 502");
    expect(html).toContain("API Request failed");
  });

  it.each([
    [503, 503],
    [200, 500],
    [0, 500],
    [700, 500],
  ])("ERR-02 an error with status %i is answered with %i", (given, answered) => {
    const { status, props } = loadErrorPage(given, "x");
    expect([status, props.statusCode]).toEqual([answered, answered]);
  });
});
