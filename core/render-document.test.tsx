// The way from a page object to its document, with a site that is not this one.

import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PageObject } from "./page-object.ts";
import { documentRenderer, type DocumentOptions } from "./render-document.server.tsx";
import type { LayoutProps, SiteDrawing } from "./site-definition.ts";
import { head, minute, trouble, type Notebook } from "./testing/notebook.ts";

interface Cover {
  layout: Notebook["layout"];
  motto: string;
}

const drawnCovers = vi.fn<(view: Cover) => void>();

function Layout({ view, children }: LayoutProps<Cover>): ReactNode {
  drawnCovers(view);
  return (
    <main id="cover" className={view.layout}>
      <p>{view.motto}</p>
      {children}
    </main>
  );
}

function drawPage(page: PageObject<Notebook>): ReactNode {
  if (page.page === "shelf")
    return (
      <ul>
        {page.props.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    );
  if (page.page === "note") return <p>{page.props.text.toUpperCase()}</p>;
  return <h1>{page.props.message}</h1>;
}

const drawing: SiteDrawing<Notebook, Cover> = {
  frame: {
    layoutView: ({ layout, shell }) => ({ layout, motto: shell.motto }),
    shellVersion: ({ motto }) => `cover of ${motto}`,
    Layout,
    ErrorPageFailed: () => <p>Sorry</p>,
  },
  drawPage,
  errorPage: trouble,
  errorLayout: "trouble",
  ownDocument: ({ page }) =>
    page === "shelf" ? { kind: "amp", write: (html) => ["<!doctype html><html amp>", html] } : undefined,
  firstShownId: "cover",
};

const onError = vi.fn<(error: unknown) => void>();
const options: DocumentOptions<Notebook> = {
  build: "b7",
  assets: () => ({ styles: ["/page.css"], scripts: ["/page.js"], preloads: [], fonts: [] }),
  inlineScript: "",
  onError,
};

const note: PageObject<Notebook> = {
  page: "note",
  props: { text: "The first note" },
  head: head("A <note>"),
  status: 200,
  bodyClass: "note",
  layout: "cover",
  path: "/notes/one",
  renderedAt: 5 * minute,
  shell: { motto: "Write it down" },
  serverOnly: { pen: "blue" },
  env: { assetsPath: "/files" },
};

const render = documentRenderer(drawing);
const written = (page: PageObject<Notebook>) => {
  const { content, status } = render.document(page, options);
  return { html: content.parts.join(""), kind: content.kind, status };
};

beforeEach(() => void vi.resetAllMocks());

describe("a document", () => {
  it("is the page in its layout, with its head, its files and what the browser must know of it", () => {
    const { html, kind, status } = written(note);
    expect([kind, status]).toEqual(["site", 200]);
    expect(html).toMatch(/<title>A &lt;note&gt;[^<]*<\/title>/);
    expect(html).toContain('<link rel="stylesheet" href="/files/page.css">');
    expect(html).toContain('<script type="module" src="/files/page.js"></script>');
    expect(html).toContain('<body class="note"><div id="root"><main id="cover" class="cover"><p>Write it down</p>');
    expect(html).toContain('<div id="page"><p>THE FIRST NOTE</p></div></main></div>');
    const [, state = ""] = /id="page-state" data-build="b7">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(state)).toEqual({
      page: "note",
      layout: "cover",
      status: 200,
      path: "/notes/one",
      renderedAt: 5 * minute,
      shell: "cover of Write it down",
      env: { assetsPath: "/files" },
    });
  });

  it("STATE-02 has its layout drawn once for all pages that see the same in the same minute, and for no others", () => {
    const own = documentRenderer(drawing);
    const draw = (page: Partial<typeof note>) => own.document({ ...note, ...page }, options).content.parts.join("");
    draw({});
    draw({ path: "/notes/two", props: { text: "The second note" } });
    expect(drawnCovers).toHaveBeenCalledTimes(1);
    expect(draw({ shell: { motto: "Read it" } })).toContain("<p>Read it</p>");
    expect(draw({})).toContain("<p>Write it down</p>");
    expect(drawnCovers).toHaveBeenCalledTimes(2);
    draw({ renderedAt: 6 * minute });
    expect(drawnCovers).toHaveBeenCalledTimes(3);
  });

  it("may be of its own kind, and a client navigation then goes there by a document", () => {
    const shelf: PageObject<Notebook> = { ...note, page: "shelf", props: { notes: ["a"] } };
    expect(written(shelf)).toEqual({ html: "<!doctype html><html amp><ul><li>a</li></ul>", kind: "amp", status: 200 });
    expect(render.answer(shelf, options).content).toEqual({ build: "b7", document: true });
  });

  it("is what a client navigation gets, without what stands around it", () => {
    expect(render.answer(note, options)).toMatchObject({
      status: 200,
      content: { build: "b7", page: { page: "note", html: "<p>THE FIRST NOTE</p>", styles: ["/files/page.css"] } },
    });
  });

  it("STATE-03 is the error page in its layout when the page cannot be drawn, and that is told", () => {
    const broken: PageObject<Notebook> = { ...note, props: JSON.parse("{}") };
    const { html, status } = written(broken);
    expect(status).toBe(500);
    expect(html).toContain('class="trouble"');
    expect(html).toContain("<h1>This page could not be shown</h1>");
    expect(onError).toHaveBeenCalledTimes(2);
  });
});
