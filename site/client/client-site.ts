// This site, as the page engine knows it in the browser.

import type { ClientSite } from "../../core/client/client-site.ts";
import { firstPaint } from "../../core/client/first-paint.ts";
import { layouts, type LayoutFrame } from "../layouts/layouts.ts";
import { isNeverAhead } from "../never-ahead.ts";
import { loadIsland } from "../load-island.ts";
import type { NewsSite } from "../page-types.ts";
import { errorDocument } from "../pages/error/error-document.ts";
import { errorHtml } from "../pages/error/error-html.ts";
import { beginShell, showParts } from "../shell/begin-shell.ts";
import { offerAgain } from "../shell/connection-note.ts";
import { showPending } from "../shell/pending-bar.ts";
import { markSections } from "../shell/section-marks.ts";

export const clientSite: ClientSite<NewsSite> = {
  loadIsland,
  beginShell,
  showPlace: ({ path }) => {
    markSections(path);
    showParts();
  },
  isNeverAhead,
  showPending,
  offerAgain,
  // STATE-02: an error stands in the layout of errors.
  errorDocument: ({ layout }, error) => {
    const { header }: LayoutFrame = layouts[layout];
    if (!header) return undefined;
    return { ...errorDocument(error.statusCode), html: errorHtml(error) };
  },
  onShown: async (page, build) => {
    const at = performance.now();
    await firstPaint();
    (await import("../page-shown.ts")).pageShown(page, build, at);
  },
};
