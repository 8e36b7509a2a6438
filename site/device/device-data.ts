// Everything this site may keep on a device and what it is for: what the settings page lists, and the privacy policy promises to be complete.

import { ampChoiceCookie } from "../privacy/amp-consent.ts";
import { choicesKey } from "../privacy/saved-choices.ts";
import { followedKey, motionKey, dismissedAlertsKey, textSizeKey, themeCookie } from "../reader-settings.ts";

export type Place = "cookie" | "local" | "session" | "cache" | "push" | "database";

export interface DeviceItem {
  place: Place;
  name: string;
  purpose: string;
  /** Absent where nobody can say. */
  bytes?: number;
}

const purposes: Readonly<Record<string, string>> = {
  [themeCookie]: "The theme you chose",
  [ampChoiceCookie]: "Your word on advertising, for AMP pages",
  [textSizeKey]: "The size of stories’ text",
  [motionKey]: "Less motion",
  [followedKey]: "The topics you follow",
  [dismissedAlertsKey]: "The news alerts you dismissed",
  [choicesKey]: "Your privacy choices",
  "saved-stories": "The stories you saved",
  "reading-history": "The stories you read",
  "embeds-always": "Services whose embeds always load",
  player: "Sound, captions, next video, and where you left videos",
  "play-next": "The video you are going on to",
  "chunk-reload-at": "When a page last had to be loaded again after an update",
};

const usual: Readonly<Record<Place, string>> = {
  cookie: "Set by a service whose content you allowed",
  local: "Kept by a service whose content you allowed",
  session: "Kept until you close the tab",
  cache: "Pages and pictures for reading offline",
  push: "Your news alerts",
  database: "Pages and settings for reading offline",
};

export function purposeOf(place: Place, name: string): string {
  if (place === "cache" || place === "push") return usual[place];
  if (Object.hasOwn(purposes, name)) return purposes[name] ?? usual[place];
  if (place === "session" && name.startsWith("opened "))
    return "How much of a page’s lists you have opened, and where you were in it";
  if (name.startsWith("amp-store:")) return "Your answer to the question of an AMP page";
  return usual[place];
}

/** `a=1; b=2`: the names and what each weighs. */
export function cookiesIn(text: string): DeviceItem[] {
  return text
    .split(/;\s*/)
    .filter(Boolean)
    .map((pair) => {
      const name = pair.split("=", 1)[0] ?? "";
      return { place: "cookie", name, purpose: purposeOf("cookie", name), bytes: pair.length };
    });
}

export function entriesOf(place: "local" | "session", entries: readonly (readonly [string, string])[]): DeviceItem[] {
  return entries.map(([name, value]) => ({
    place,
    name,
    purpose: purposeOf(place, name),
    // Browsers keep two bytes a character.
    bytes: 2 * (name.length + value.length),
  }));
}

export function sizeText(bytes: number | undefined): string {
  if (bytes === undefined) return "";
  if (bytes < 1000) return `${bytes} B`;
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
