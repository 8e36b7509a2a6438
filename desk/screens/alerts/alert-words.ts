// What the screen says of an alert: how long it is, whom it reaches, what became of it. Pure.

import { alertLengths } from "../../../model/alerts/alert-lengths.ts";
import type { AlertLevel } from "../../../model/alerts/alert-level.ts";
import { timeWords } from "../../ui/time-words.ts";
import type { AlertLine, AlertReach, AlertState } from "../../../model/desk/alert-calls.ts";

export function lengthWords(text: string): string {
  const { length } = text.trim();
  const place = (most: number) => (length <= most ? `fits (${most})` : `${length - most} too many (${most})`);
  return `${length} ${length === 1 ? "letter" : "letters"}. On a phone: ${place(alertLengths.phone)}. In two lines of the banner: ${place(alertLengths.banner)}.`;
}

/** Somewhere its end is cut off. */
export const isLong = (text: string) => text.trim().length > Math.min(alertLengths.phone, alertLengths.banner);

export const devicesWords = (count: number) => (count === 1 ? "1 device" : `${count} devices`);

const quietWords: Record<AlertLevel, string> = {
  urgent: "get it all the same",
  breaking: "get it when those end, if it still stands",
  update: "do not get it",
};

export function reachWords({ devices, quiet }: Pick<AlertReach, "devices" | "quiet">, level: AlertLevel): string {
  if (quiet === 0) return `${devicesWords(devices)}, none with quiet hours then.`;
  return `${devicesWords(devices)}. ${quiet} with quiet hours then: they ${quietWords[level]}.`;
}

export const addressWords: Record<NonNullable<AlertReach["address"]>, string> = {
  page: "There is a page.",
  nothing: "Readers find nothing there.",
  elsewhere: "That is another site.",
  endless: "That leads back to itself: readers find nothing.",
};

export const stateWords: Record<AlertState, string> = {
  asked: "waiting for approval",
  refused: "rejected",
  later: "scheduled",
  stands: "live",
  over: "ended",
  hidden: "not published",
  withdrawn: "withdrawn",
};

export const doneWords: Record<AlertState, string> = {
  asked: "It is waiting for approval.",
  refused: "It was rejected: see the list.",
  later: "It goes out at the time that is set.",
  stands: "It is out.",
  over: "It went out and has ended.",
  hidden: "It is saved; readers do not see it.",
  withdrawn: "It was withdrawn: see the list.",
};

export function toldWords({ devices, state, withdrawn }: Pick<AlertLine, "devices" | "state" | "withdrawn">): string {
  if (devices !== null) return `${devices.told} of ${devicesWords(devices.all)}`;
  return state === "stands" || state === "over" || withdrawn?.wasOut === true ? "unknown, or none" : "";
}

/** Of one that was withdrawn: by whom and when, and whether anybody can have had it. */
export function withdrawnWords({ who, at, wasOut }: NonNullable<AlertLine["withdrawn"]>): string {
  return [!wasOut && "before it went out", who !== "" && `by ${who}`, timeWords(at)].filter(Boolean).join(", ");
}

/** What withdrawing it means for readers. */
export function withdrawalWords({ state }: Pick<AlertLine, "state">): string {
  return state === "stands"
    ? "The banner goes, and nobody else is told. What has reached a device already stays there."
    : "It has not gone out, and nobody gets it.";
}
