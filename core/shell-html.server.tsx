// The HTML around a page. It is the same for all pages of a section within a minute, so it is drawn once for them, kept as
// bytes, and the page is set into it.

import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { navigationPlace } from "../site/shell/navigation-links.ts";
import { App, pageElementId } from "./App.tsx";
import type { PageState } from "./page-object.ts";

export interface ShellHtml {
  before: Buffer;
  after: Buffer;
}

/** Stands for the page while the shell is drawn. Markup, which no text becomes, of a name that nobody can know. */
const place = `<!--${randomUUID()}-->`;

const shells = new LRUCache<string, ShellHtml>({ max: 500 });

export function shellHtml(page: PageState): ShellHtml {
  // Everything the layout is drawn from (core/App.tsx, site/layouts/Layout.tsx).
  const key = JSON.stringify([page.layout, navigationPlace(page.path), page.renderedAt, page.shell]);
  const known = shells.get(key);
  if (known !== undefined) return known;
  const html = renderToString(
    <App page={page}>
      {/* oxlint-disable-next-line react/no-danger */}
      <div id={pageElementId} dangerouslySetInnerHTML={{ __html: place }} />
    </App>,
  );
  const [before = "", after = ""] = html.split(place);
  const shell = { before: Buffer.from(before), after: Buffer.from(after) };
  shells.set(key, shell);
  return shell;
}
