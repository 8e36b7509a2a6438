// What a reader gets when drawing itself fails: the page without the block, then the error page, then one sentence.

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseBlocks } from "../content/blocks/parse-blocks.ts";
import type * as HeadingBlock from "./blocks/heading/Heading.tsx";
import type * as ErrorPage from "./pages/error/Page.tsx";
import { loadPages } from "./pages/registry.ts";
import { testEnv } from "./testing/asking.ts";
import type { PageObject } from "./page-types.ts";
import { siteDrawing } from "./site-drawing.server.tsx";
import { documentRenderer } from "../core/render-document.server.tsx";

const broken = vi.hoisted(() => ({ errorPage: false, heading: false }));

vi.mock("./pages/error/Page.tsx", async (original) => {
  const { Page } = await original<typeof ErrorPage>();
  return {
    Page: (props: Parameters<typeof Page>[0]) => {
      if (broken.errorPage) throw new Error("the error page is broken too");
      return Page(props);
    },
  };
});

vi.mock("./blocks/heading/Heading.tsx", async (original) => {
  const { Heading } = await original<typeof HeadingBlock>();
  return {
    Heading: (props: Parameters<typeof Heading>[0]) => {
      if (broken.heading) throw new Error("cannot draw");
      return Heading(props);
    },
  };
});

const drawn = documentRenderer(siteDrawing);
const onError = vi.fn<(error: unknown) => void>();
const options = {
  build: "b1",
  assets: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }),
  inlineScript: "",
  onError,
};

function pageWith(blocks: object[]): PageObject {
  return {
    page: "static",
    props: { title: "About the house", blocks: parseBlocks(blocks).blocks, scripts: [], hasOwnStyle: false },
    head: { title: "About", tags: [], jsonLd: [] },
    layout: "static-pages",
    status: 200,
    bodyClass: "static-page about",
    path: "/about",
    renderedAt: 0,
    shell: {},
    env: testEnv,
  };
}

const paragraph = (text: string) => ({ is: "paragraph", props: { text } });
const fullPage = pageWith([
  paragraph("Before."),
  { is: "heading", props: { level: 2, text: "Broken" } },
  paragraph("After."),
]);

/** A page that throws by itself, so that leaving out blocks does not help: no loader answers this. */
const hopeless: PageObject = { ...fullPage, props: JSON.parse('{ "title": "About", "blocks": [], "scripts": null }') };

const ways = [
  [
    "a document",
    (page: PageObject) => {
      const { content, status } = drawn.document(page, options);
      return { content: content.parts.join(""), status };
    },
  ],
  [
    "a client navigation",
    (page: PageObject) => {
      const { content, status } = drawn.answer(page, options);
      return { content: "page" in content ? content.page.html : "", status };
    },
  ],
] as const;

beforeAll(loadPages);
beforeEach(() => {
  broken.errorPage = false;
  broken.heading = false;
  onError.mockClear();
});

describe.each(ways)("%s", (_, render) => {
  it("BLOCK-01 a block that throws is left out and told; the page continues", () => {
    broken.heading = true;
    const { content, status } = render(fullPage);
    expect(status).toBe(200);
    expect(content).toContain("Before.");
    expect(content).toContain("After.");
    expect(content).not.toContain("Broken");
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "The block heading was left out" }));
  });

  it("ERR-02 a page that cannot be drawn is the error page, with status 500", () => {
    const { content, status } = render(hopeless);
    expect(status).toBe(500);
    expect(content).toContain("Error 500");
    expect(content).toContain("This page could not be shown");
  });

  it("STATE-03 when the error page fails too, one sentence and a way home remain", () => {
    broken.errorPage = true;
    const { content, status } = render(hopeless);
    expect(status).toBe(500);
    expect(content).toContain("An error occurred while showing the error page");
    expect(content).toContain('<a href="/">Go back to home</a>');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "the error page is broken too" }));
  });
});

it("STATE-02 the layout of errors takes the place of the page's own while an error exists", () => {
  // Its own layout shows neither network bar nor header.
  const bare: PageObject = { ...hopeless, layout: "bare" };
  const html = drawn.document(bare, options).content.parts.join("");
  expect(html).toContain("<header");
  expect(html).toContain("Error 500");
  expect(drawn.document({ ...fullPage, layout: "bare" }, options).content.parts.join("")).not.toContain("<header");
});
