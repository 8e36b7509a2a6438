// STATE-07: page views are counted only when the publisher names an address for them, on layouts that are measured,
// and after the reader has agreed. Off by default; first-party only. So it is with how long pages took, of which a part of the readers is asked.

import type { ClientEnv } from "./client-env.ts";
import { layouts, type LayoutName } from "./layouts/layouts.ts";
import type { PageName } from "./pages/registry.ts";
import { readerAllows } from "./privacy/reader-allows.ts";

export function isMeasured(layout: LayoutName, env: ClientEnv, allowed: boolean): boolean {
  return env.analyticsUrl !== "" && layouts[layout].measured && allowed;
}

async function mayMeasure(): Promise<boolean> {
  return (await readerAllows("measurement")) || (await import("./privacy/ask-consent.ts")).askConsent("measurement");
}

export async function countView(layout: LayoutName, env: ClientEnv): Promise<void> {
  if (!isMeasured(layout, env, true)) return;
  const { pathname } = location;
  // A page that was left before the word came is not counted.
  if (!(await mayMeasure()) || location.pathname !== pathname) return;
  const view = JSON.stringify({ path: location.pathname, layout, referrer: document.referrer });
  navigator.sendBeacon(env.analyticsUrl, view);
}

/** The same for all pages of a document. */
const lot = Math.random();

/** `at`: when the page stood there. */
export async function timePage({ page, layout, env }: TimedPage, at: number): Promise<void> {
  if (lot >= env.vitalsShare || !layouts[layout].measured || !(await mayMeasure())) return;
  (await import("./vitals/report-vitals.ts")).pageStands(page, at);
}

interface TimedPage {
  page: PageName;
  layout: LayoutName;
  env: ClientEnv;
}
