// The HTML around a page. It is the same for all pages of a section within a minute, so it is drawn once for them, cached as
// bytes, and the page is set into it.

import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { pageElementId } from "./page-element.ts";
import type { FramedPage, SiteTypes } from "./page-object.ts";
import { RenderedAt } from "./rendered-at.ts";
import type { SiteFrame } from "./site-definition.ts";

export interface ShellHtml {
  before: Buffer;
  after: Buffer;
}

/** Stands for the page while the shell is drawn. Markup, which no text becomes, of a name that nobody can know. */
const place = `<!--${randomUUID()}-->`;

export type ShellOf<S extends SiteTypes> = (page: FramedPage<S>) => ShellHtml;

/** The layout is given what the key is made of and nothing else, so that no page can get the shell of another. */
export function shellDrawing<S extends SiteTypes, V extends object>(frame: SiteFrame<S, V>): ShellOf<S> {
  const { Layout, layoutView } = frame;
  const shells = new LRUCache<string, ShellHtml>({ max: 500 });

  function draw(view: V, renderedAt: number): ShellHtml {
    const html = renderToString(
      <RenderedAt value={renderedAt}>
        <Layout view={view}>
          {/* oxlint-disable-next-line react/no-danger */}
          <div id={pageElementId} dangerouslySetInnerHTML={{ __html: place }} />
        </Layout>
      </RenderedAt>,
    );
    const [before = "", after = ""] = html.split(place);
    return { before: Buffer.from(before), after: Buffer.from(after) };
  }

  return (page) => {
    const view = layoutView(page);
    const key = JSON.stringify([page.renderedAt, view]);
    const shell = shells.get(key) ?? draw(view, page.renderedAt);
    shells.set(key, shell);
    return shell;
  };
}
