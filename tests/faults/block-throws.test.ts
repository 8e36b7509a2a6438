// A block, a page or even the error page that cannot be drawn: what the reader gets instead.

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { NewsSite, PageObject } from "../../site/page-types.ts";
import { siteDrawing } from "../../site/site-drawing.server.tsx";
import { documentRenderer, type DocumentOptions } from "../../core/render-document.server.tsx";
import { messages, shellMessages } from "../../site/messages.ts";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { loadPages } from "../../site/pages/registry.ts";

/** What fails in the test at hand. */
const failing = vi.hoisted(() => ({ pullQuote: true, staticPage: false, errorPage: false }));

vi.mock("../../site/blocks/pull-quote/PullQuote.tsx", () => ({
  PullQuote: () => {
    if (failing.pullQuote) throw new Error("the quote exploded");
    return null;
  },
}));

vi.mock(import("../../site/pages/static/Page.tsx"), async (original) => {
  const { Page } = await original();
  return {
    Page: (props: Parameters<typeof Page>[0]) => {
      if (failing.staticPage) throw new Error("the page exploded");
      return Page(props);
    },
  };
});

vi.mock(import("../../site/pages/error/Page.tsx"), async (original) => {
  const { Page } = await original();
  return {
    Page: (props: Parameters<typeof Page>[0]) => {
      if (failing.errorPage) throw new Error("the error page exploded");
      return Page(props);
    },
  };
});

const { blocks } = parseBlocks([
  { is: "paragraph", props: { text: "Before the gap." } },
  { is: "pull-quote", props: { text: "Boom", author: "Nobody" } },
  { is: "paragraph", props: { text: "After the gap." } },
]);

const page: PageObject = {
  page: "static",
  props: { title: "A page", blocks, scripts: [], hasOwnStyle: false },
  head: { title: "A page", tags: [], jsonLd: [] },
  layout: "static-pages",
  status: 200,
  bodyClass: "static-page",
  path: "/a-page",
  renderedAt: 0,
  shell: {},
  env: {
    version: "v1",
    assetsPath: "",
    envStage: "prod",
    a57Url: "",
    staticDomain: "",
    ISADomain: "",
    facebookArticleAppId: "",
    flags: {},
    analyticsUrl: "",
    vitalsShare: 0,
  },
};

const render = documentRenderer(siteDrawing);
const onError = vi.fn<(error: unknown) => void>();
const options: DocumentOptions<NewsSite> = {
  build: "b",
  assets: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }),
  inlineScript: "",
  onError,
};

const reported = () => onError.mock.calls.map(([error]) => (error instanceof Error ? error.message : String(error)));

function document(): { html: string; status: number } {
  const { content, status } = render.document(page, options);
  return { html: content.parts.join(""), status };
}

beforeAll(loadPages);

beforeEach(() => {
  onError.mockClear();
  Object.assign(failing, { pullQuote: true, staticPage: false, errorPage: false });
});

describe("a block whose renderer throws", () => {
  it("BLOCK-01 leaves a gap in the document; the rest of the page stands", () => {
    const { html, status } = document();
    expect(status).toBe(200);
    expect(html).toContain("Before the gap.");
    expect(html).toContain("After the gap.");
    expect(html).not.toContain("Boom");
    expect(html.endsWith("</body></html>")).toBe(true);
    expect(reported()).toContain("The block pull-quote was left out");
  });

  it("BLOCK-01 leaves the same gap in a client navigation", () => {
    const { content, status } = render.answer(page, options);
    expect(status).toBe(200);
    expect(content).toMatchObject({ page: { html: expect.stringMatching(/Before the gap\..*After the gap\./s) } });
  });

  it("BLOCK-01 costs a page nothing while none throws", () => {
    failing.pullQuote = false;
    expect(document().html).toContain("After the gap.");
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("a page that cannot be drawn", () => {
  it("ERR-02 is the error page with status 500", () => {
    failing.staticPage = true;
    const { html, status } = document();
    expect(status).toBe(500);
    expect(html).toContain("Error 500");
    expect(html).not.toContain("Before the gap.");
  });

  it("STATE-03 when the error page fails too, one sentence and the way home remain", () => {
    failing.staticPage = true;
    failing.errorPage = true;
    const { html, status } = document();
    expect(status).toBe(500);
    expect(html).toContain(messages.errorPageFailed);
    expect(html).toContain(`<a href="/">${shellMessages.backHome}</a>`);
    expect(html.startsWith("<!doctype html>")).toBe(true);
    expect(reported()).toContain("the error page exploded");
    expect(render.answer(page, options)).toMatchObject({
      status: 500,
      content: { page: { page: "error", html: expect.stringContaining(messages.errorPageFailed) } },
    });
  });
});
