// The app in the browser: holds the page on show and changes it when the reader follows a link.

import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "./reduced-motion.ts";
import type { ClientSite } from "./client-site.ts";
import { noHtml, serverHtml } from "../trusted.ts";
import { App, pageElementId } from "../App.tsx";
import { applyHead, type Head } from "../head.ts";
import { errorForReaders } from "../../model/http-error.ts";
import type { PageArrival, SiteTypes, PageState } from "../page-object.ts";
import type { SiteFrame } from "../site-definition.ts";
import { createAnnouncer } from "./announcer.ts";
import { stripHashAfterUse } from "./hash.ts";
import { wakeIslands } from "./islands.tsx";
import { listenForNavigation } from "./navigation.ts";
import { isRemembered } from "./page-on-show.ts";

interface View<S extends SiteTypes> {
  page: PageState<S>;
  /** Absent for the page that the document brought: its HTML is there already. */
  html?: string;
  error?: unknown;
}

/** Draws the change inside a view transition where the browser has them and the reader wants motion. */
async function inTransition(change: () => Promise<void>): Promise<void> {
  if (!("startViewTransition" in document) || prefersReducedMotion() || document.hidden) return change();
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** What the reader had opened when this page was last on show. */
async function restoreOpened(): Promise<void> {
  if (!isRemembered()) return;
  await import("./page-memory.ts").then(({ restorePage }) => restorePage()).catch(() => undefined);
}

function describe(head: Head, bodyClass: string): void {
  applyHead(head, document);
  document.body.className = bodyClass;
}

/** ERR-02: by whatever way the reader came to the error page, the document is that of an error. */
function describeError<S extends SiteTypes, V extends object>(frame: SiteFrame<S, V>, error: unknown): void {
  const { head, bodyClass } = frame.errorDocument(errorForReaders(error).statusCode);
  describe(head, bodyClass);
}

interface LiveAppProps<S extends SiteTypes, V extends object> {
  site: ClientSite<S, V>;
  first: PageState<S>;
  build: string;
  onListening: () => void;
}

export function LiveApp<S extends SiteTypes, V extends object>(props: LiveAppProps<S, V>): ReactNode {
  const { site, first, build, onListening } = props;
  const [view, setView] = useState<View<S>>({ page: first });
  const [pending, setPending] = useState(false);
  const [tryAgain, setTryAgain] = useState<() => void>();

  useEffect(() => stripHashAfterUse(), []);

  useLayoutEffect(() => {
    const element = document.getElementById(pageElementId);
    return element === null ? undefined : wakeIslands(element, view.page.renderedAt);
  }, [view]);

  useEffect(() => {
    if (view.error === undefined) site.onShown(view.page, build).catch(() => undefined);
  }, [site, view, build]);

  useEffect(() => {
    const announcer = createAnnouncer(document);
    const stopListening = listenForNavigation<S>({
      own: { build, allows: first.needs },
      onPending: (waiting) =>
        startTransition(() => {
          setPending(waiting);
          if (waiting) setTryAgain(undefined);
        }),
      show: ({ head, bodyClass, html, ...page }: PageArrival<S>) =>
        inTransition(async () => {
          // First: if the page cannot be drawn, what the document says of itself is an error's.
          describe(head, bodyClass);
          flushSync(() => setView({ page, html: serverHtml(html) }));
          announcer.say(document.title);
          await restoreOpened();
        }),
      fail: (error) => {
        setView((current) => ({ ...current, error }));
        describeError(site.frame, error);
        announcer.say(document.title);
      },
      stay: (again) => setTryAgain(() => again),
    });
    onListening();
    void restoreOpened();
    return () => {
      stopListening();
      announcer.remove();
    };
  }, [site, build, first, onListening]);

  const { page, html = noHtml, error } = view;
  const { PageEffects } = site;
  const onCaught = (caught: unknown) => describeError(site.frame, caught);
  const shown = page.renderedAt + page.path;
  return (
    <App frame={site.frame} page={page} error={error} pending={pending} tryAgain={tryAgain} onCaught={onCaught}>
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
