// Waits until a page asks for nothing more. Playwright's own “networkidle” would wait for ever: an open page listens for news alerts.

import type { Page, Request } from "@playwright/test";

/** So often in a row the page had nothing to do, and nothing was asked for meanwhile. */
const rounds = 6;

const isStream = (request: Request) => new URL(request.url()).pathname.startsWith("/api/live/");

/** The page has had time for what waits until there is nothing else to do, such as taking over what the server drew. */
function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
  );
}

export async function quietNetwork(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  const underWay = new Set<Request>();
  let events = 0;
  const begin = (request: Request) => {
    if (isStream(request)) return;
    events += 1;
    underWay.add(request);
  };
  const end = (request: Request) => {
    events += 1;
    underWay.delete(request);
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  for (let [quiet, seen] = [0, events]; quiet < rounds; seen = events) {
    // A document that is replaced meanwhile begins again.
    await idle(page).catch(() => page.waitForLoadState("load"));
    quiet = underWay.size === 0 && events === seen ? quiet + 1 : 0;
  }
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}
