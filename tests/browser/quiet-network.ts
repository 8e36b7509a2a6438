// Waits until a page asks for nothing more. Playwright's own “networkidle” would wait for ever: an open page listens for news alerts.

import type { Page, Request } from "@playwright/test";

const quietFor = 500;

export async function quietNetwork(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  let last = Date.now();
  const note = (request: Request) => {
    if (!new URL(request.url()).pathname.startsWith("/api/live/")) last = Date.now();
  };
  page.on("request", note).on("requestfinished", note).on("requestfailed", note);
  while (Date.now() - last < quietFor) await page.waitForTimeout(50);
  page.off("request", note).off("requestfinished", note).off("requestfailed", note);
}
