// The app in the browser: holds the page on show and changes it when the reader follows a link.

import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "./reduced-motion.ts";
import type { ClientSite } from "./client-site.ts";
import { noHtml, serverHtml } from "../trusted.ts";
import { App, pageElementId } from "../App.tsx";
import { applyHead } from "../head.ts";
import type { PageArrival, SiteTypes, PageState } from "../page-object.ts";
import { createAnnouncer } from "./announcer.ts";
import { isChunkFailure, mayReload } from "./chunk-guard.ts";
import { stripHashAfterUse } from "./hash.ts";
import { wakeIslands } from "./islands.tsx";
import { listenForNavigation } from "./navigation.ts";

interface View<S extends SiteTypes> {
  page: PageState<S>;
  /** Absent for the page that the document brought: its HTML is there already. */
  html?: string;
  error?: unknown;
}

/** Draws the change inside a view transition where the browser has them and the reader wants motion. */
async function inTransition(change: () => void): Promise<void> {
  if (!("startViewTransition" in document) || prefersReducedMotion() || document.hidden) {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** STATE-04: an island whose code is gone after a deploy needs a new document. */
function reloadForNewBuild(error: unknown): void {
  // Without a connection nothing is gone for good, and a reload would take away the page that is there.
  if (isChunkFailure(error) && navigator.onLine && mayReload(sessionStorage, Date.now())) location.reload();
}

interface LiveAppProps<S extends SiteTypes, V extends object> {
  site: ClientSite<S, V>;
  first: PageState<S>;
  build: string;
}

export function LiveApp<S extends SiteTypes, V extends object>({ site, first, build }: LiveAppProps<S, V>): ReactNode {
  const [view, setView] = useState<View<S>>({ page: first });
  const [pending, setPending] = useState(false);

  useEffect(() => stripHashAfterUse(), []);

  useLayoutEffect(() => {
    const element = document.getElementById(pageElementId);
    return element === null ? undefined : wakeIslands(element, view.page.renderedAt, reloadForNewBuild);
  }, [view]);

  useEffect(() => {
    if (view.error === undefined) site.onShown(view.page, build).catch(() => undefined);
  }, [site, view, build]);

  useEffect(() => {
    const announcer = createAnnouncer(document);
    const stopListening = listenForNavigation<S>({
      own: { build, allows: first.needs },
      onPending: (waiting) => startTransition(() => setPending(waiting)),
      show: ({ head, bodyClass, html, ...page }: PageArrival<S>) =>
        inTransition(() => {
          flushSync(() => setView({ page, html: serverHtml(html) }));
          applyHead(head, document);
          document.body.className = bodyClass;
          announcer.say(head.title);
        }),
      fail: (error) => setView((current) => ({ ...current, error })),
    });
    return () => {
      stopListening();
      announcer.remove();
    };
  }, [build, first]);

  const { page, html = noHtml, error } = view;
  const { PageEffects } = site;
  const shown = page.renderedAt + page.path;
  return (
    <App frame={site.frame} page={page} error={error} pending={pending}>
      <PageEffects key={`effects ${shown}`} />
      {/* The server's own drawing: React neither compares nor changes it. */}
      <div
        id={pageElementId}
        key={shown}
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    </App>
  );
}
