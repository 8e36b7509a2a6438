// Erases everything this site keeps on the device, and puts the open page back to how a new reader sees it.

import { subscriptionPath } from "../alerts/alert-addresses.ts";
import { eraseAdvertisersCookies } from "../privacy/forget-advertisers.ts";
import { writeAmpConsent } from "../privacy/write-amp-consent.ts";
import { chooseTheme } from "../shell/theme-choice.ts";
import { tellChange } from "../../core/client/device-changes.ts";
import { pushSubscription } from "./find-device-data.ts";

export interface Erased {
  /** What could not be erased, in words. */
  failures: string[];
}

/** The server is told first: it would go on sending to an address nobody hears. */
async function endAlerts(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const subscription = await pushSubscription();
  if (subscription === undefined) return;
  await fetch(subscriptionPath, {
    method: "DELETE",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint: subscription.endpoint }),
  }).catch(() => undefined);
  await subscription.unsubscribe();
}

/** The worker goes with its caches, or it would fill them again; the next page that is opened brings a new one. */
async function endOffline(): Promise<void> {
  if ("serviceWorker" in navigator)
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  if ("caches" in window) for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await (indexedDB.databases?.() ?? [])) if (name !== undefined) indexedDB.deleteDatabase(name);
}

function eraseCookies(): void {
  for (const pair of document.cookie.split(/;\s*/).filter(Boolean))
    document.cookie = `${pair.split("=", 1)[0]}=; max-age=0; path=/`;
  eraseAdvertisersCookies();
  writeAmpConsent(undefined);
}

function eraseStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

export async function eraseEverything(): Promise<Erased> {
  const steps: [string, () => void | Promise<void>][] = [
    ["news alerts", endAlerts],
    ["pages for reading offline", endOffline],
    ["cookies", eraseCookies],
    ["the browser’s storage", eraseStorage],
  ];
  const failures: string[] = [];
  for (const [words, erase] of steps) {
    try {
      await erase();
    } catch {
      failures.push(words);
    }
  }
  chooseTheme("system");
  for (const mark of ["textSize", "motion", "follows"]) delete document.documentElement.dataset[mark];
  tellChange();
  return { failures };
}
