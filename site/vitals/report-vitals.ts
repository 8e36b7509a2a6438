// What a page was like for its reader, told once when he leaves or hides it. Loaded after consent, for a part of the readers alone.

import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import type { PageName } from "../pages/registry.ts";
import { readChoices } from "../privacy/saved-choices.ts";
import { mostNavigations, vitalNames, vitalsPath, type VitalName, type VitalsReport } from "./vital-names.ts";

/** Of the document; each vital is told once. */
let told: VitalsReport | undefined;
const sent = new Set<VitalName>();
/** When the reader asked for the page to come. */
let asked: number | undefined;
let clicked = 0;

/** A click this long before has begun something else. */
const sameAct = 500;

function note({ name, value }: Metric): void {
  if (told !== undefined && !sent.has(name)) told.vitals[name] = value;
}

function send(): void {
  // Whoever has taken his word back is not measured.
  if (told === undefined || readChoices().measurement !== true) return;
  const { page, vitals, navigations } = told;
  if (Object.keys(vitals).length + navigations.length === 0) return;
  navigator.sendBeacon(vitalsPath, JSON.stringify(told));
  for (const name of vitalNames) if (name in vitals) sent.add(name);
  told = { page, vitals: {}, navigations: [] };
}

function begin(page: PageName): void {
  told = { page, vitals: {}, navigations: [] };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true });
  window.navigation?.addEventListener("navigate", ({ navigationType, hashChange, timeStamp }) => {
    // What corrects an address after a redirect is part of the same step.
    if (navigationType === "replace") return;
    asked = hashChange ? undefined : timeStamp - clicked < sameAct ? clicked : timeStamp;
  });
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
  addEventListener("pagehide", send);
}

/** `at`: when it stood there, as `performance.now()` counts. */
export function pageStands(page: PageName, at: number): void {
  if (told === undefined) begin(page);
  else if (asked !== undefined && at > asked && told.navigations.length < mostNavigations) {
    told.navigations.push({ page, ms: at - asked });
  }
  asked = undefined;
}
