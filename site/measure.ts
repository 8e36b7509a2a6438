// STATE-07: page views are counted only when the publisher names an address for them, on layouts that are measured,
// and after the reader has agreed. Off by default; first-party only.

import type { ClientEnv } from "./client-env.ts";
import { layouts, type LayoutName } from "./layouts/layouts.ts";

export function isMeasured(layout: LayoutName, env: ClientEnv, consent: string | null): boolean {
  return env.analyticsUrl !== "" && layouts[layout].measured && consent === "granted";
}

export function startMeasuring(layout: LayoutName, env: ClientEnv): void {
  if (!isMeasured(layout, env, localStorage.getItem("consent-measurement"))) return;
  const view = JSON.stringify({ path: location.pathname, layout, referrer: document.referrer });
  navigator.sendBeacon(env.analyticsUrl, view);
}
