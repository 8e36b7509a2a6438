// The calls about news alerts, and what they answer with.

import type { AlertLevel } from "../alerts/alert-level.ts";
import type { TriedAddress } from "./redirect-calls.ts";

export const alertCalls = {
  "alerts.list": { method: "GET", path: "/alerts", needs: "alerts" },
  /** Who would get an alert, and what is at its address. */
  "alerts.reach": { method: "GET", path: "/alerts-reach", needs: "alerts" },
  "alerts.send": { method: "POST", path: "/alerts", needs: "alerts" },
  /** The second person's yes or no. */
  "alerts.answer": { method: "POST", path: "/alerts/:alert/answer", needs: "approve" },
  "alerts.withdraw": { method: "DELETE", path: "/alerts/:alert", needs: "alerts" },
} as const;

/** Of how many hours an alert stands. */
export const alertHours = { usual: 12, most: 7 * 24 } as const;

export interface AlertToSend {
  /** Made by the device, so that what is sent twice is one. */
  id: string;
  text: string;
  /** Empty for one without a story. */
  url: string;
  level: AlertLevel;
  topics: string[];
  hours: number;
  /** When it goes out; null for now. */
  at: number | null;
  /** Whoever sends it knows that there is nothing at its address. */
  isDeadKnown: boolean;
}

export type AlertField = "text" | "url" | "topics" | "hours" | "at";

/**
 * `asked`: waits for a second person's yes. `refused`: got a no. `later`: waits for its moment. `hidden`: was stored by another way, and readers are
 * not to see it.
 */
export type AlertState = "asked" | "refused" | "later" | "stands" | "over" | "hidden" | "withdrawn";

export interface AlertLine {
  id: string;
  /** Of what is answered, so that nobody says yes to what has changed meanwhile. */
  version: string;
  state: AlertState;
  text: string;
  url: string;
  level: string;
  topics: readonly string[];
  /** Who sent it or asked for it; empty where nobody noted it. */
  who: string;
  isMine: boolean;
  askedAt: number | null;
  /** When it goes or went out. */
  at: number | null;
  until: number | null;
  hours: number | null;
  answer: { who: string; at: number; reason: string } | null;
  /** Of one that is not there any more: what has reached a device stays there. */
  withdrawn: { who: string; at: number; wasOut: boolean } | null;
  /** Null where nobody knows any more, or it was sent to nobody. */
  devices: AlertDevices | null;
}

export interface AlertDevices {
  /** For how many it was meant. */
  all: number;
  told: number;
}

export interface AlertList {
  needsYes: boolean;
  topics: { id: string; title: string }[];
  /** What waits, then what stands, then what is over, newest first. */
  alerts: AlertLine[];
}

export interface AlertReach {
  devices: number;
  /** Those of them that have quiet hours at that moment. */
  quiet: number;
  byTopic: Record<string, number>;
  /** Null without an address. */
  address: TriedAddress["is"] | null;
}

export interface SentAlert {
  state: AlertState;
}
