// STATE-07: page views are counted only when the publisher names an address for them, on layouts that are measured,
// and after the reader has agreed. Off by default; first-party only.

import type { ClientEnv } from "./client-env.ts";
import { layouts, type LayoutName } from "./layouts/layouts.ts";
import { readerAllows } from "./privacy/reader-allows.ts";

export function isMeasured(layout: LayoutName, env: ClientEnv, allowed: boolean): boolean {
  return env.analyticsUrl !== "" && layouts[layout].measured && allowed;
}

export async function countView(layout: LayoutName, env: ClientEnv): Promise<void> {
  if (!isMeasured(layout, env, true)) return;
  const { pathname } = location;
  if (!(await readerAllows("measurement"))) {
    const { askConsent } = await import("./privacy/ask-consent.ts");
    // A page that was left before the word came is not counted.
    if (!(await askConsent("measurement")) || location.pathname !== pathname) return;
  }
  const view = JSON.stringify({ path: location.pathname, layout, referrer: document.referrer });
  navigator.sendBeacon(env.analyticsUrl, view);
}
