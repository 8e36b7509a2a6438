// Finds everything that is saved on this device for this site, whoever put it there.

import { ampChoiceCookie } from "../privacy/amp-consent.ts";
import { readChoices } from "../privacy/saved-choices.ts";
import { cookiesIn, entriesOf, purposeOf, type DeviceItem } from "./device-data.ts";

/** What cannot be looked at is left out: a browser that keeps nothing, an old one, one that forbids it. */
async function orNone(look: () => DeviceItem[] | Promise<DeviceItem[]>): Promise<DeviceItem[]> {
  try {
    return await look();
  } catch {
    return [];
  }
}

/** It goes with the questions of AMP pages alone, so a page cannot see it; it is there while the word on ads is. */
function unseenCookies(): DeviceItem[] {
  if (readChoices().ads === undefined) return [];
  return [{ place: "cookie", name: ampChoiceCookie, purpose: purposeOf("cookie", ampChoiceCookie) }];
}

async function cached(): Promise<DeviceItem[]> {
  return Promise.all(
    (await caches.keys()).map(async (name) => {
      const held = (await (await caches.open(name)).keys()).length;
      return { place: "cache", name: `${name} (${held})`, purpose: purposeOf("cache", name) } satisfies DeviceItem;
    }),
  );
}

async function databases(): Promise<DeviceItem[]> {
  const known = await indexedDB.databases();
  return known.map(({ name = "" }) => ({ place: "database", name, purpose: purposeOf("database", name) }));
}

export async function pushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

async function pushed(): Promise<DeviceItem[]> {
  const subscription = await pushSubscription();
  if (subscription === undefined) return [];
  const { host } = new URL(subscription.endpoint);
  return [{ place: "push", name: host, purpose: purposeOf("push", host) }];
}

export async function findDeviceData(): Promise<DeviceItem[]> {
  const found = await Promise.all([
    orNone(() => cookiesIn(document.cookie)),
    orNone(unseenCookies),
    orNone(() => entriesOf("local", Object.entries(localStorage))),
    orNone(() => entriesOf("session", Object.entries(sessionStorage))),
    orNone(cached),
    orNone(databases),
    orNone(pushed),
  ]);
  return found.flat();
}
