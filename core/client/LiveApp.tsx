// The app in the browser: holds the page on show and changes it when the reader follows a link.

import { startTransition, useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { App } from "../App.tsx";
import { applyHead } from "../head.ts";
import type { PageObject } from "../page-object.ts";
import { stripHashAfterUse } from "./hash.ts";
import { listenForNavigation } from "./navigation.ts";

interface View {
  page: PageObject;
  error?: unknown;
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Draws the change inside a view transition where the browser has them and the reader wants motion. */
async function inTransition(change: () => void): Promise<void> {
  if (!("startViewTransition" in document) || calm() || document.hidden) {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}

export function LiveApp({ first, build }: { first: PageObject; build: string }): ReactNode {
  const [view, setView] = useState<View>({ page: first });
  const [pending, setPending] = useState(false);

  useEffect(() => stripHashAfterUse(), []);

  useEffect(
    () =>
      listenForNavigation({
        build,
        onPending: (waiting) => startTransition(() => setPending(waiting)),
        show: (page) =>
          inTransition(() => {
            flushSync(() => setView({ page }));
            applyHead(page.head, document);
            document.body.className = page.bodyClass;
          }),
        fail: (error) => setView((current) => ({ ...current, error })),
      }),
    [build],
  );

  return <App page={view.page} error={view.error} pending={pending} />;
}
