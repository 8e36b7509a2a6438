// An alert as it is being written, kept on the device until the server has it. Pure.

import { alertLengths } from "../../../model/alerts/alert-lengths.ts";
import type { AlertLevel } from "../../../model/alerts/alert-level.ts";
import { alertHours, type AlertField, type AlertReach, type AlertToSend } from "../../../model/desk/alert-calls.ts";
import { ofLocalInput } from "../../ui/local-time.ts";

export interface AlertDraft {
  /** Empty until it is sent for the first time; then what is sent again is the same alert. */
  id: string;
  text: string;
  url: string;
  level: AlertLevel;
  topics: string[];
  hours: string;
  /** As its field has it; empty for now. */
  at: string;
  isDeadKnown: boolean;
}

export function emptyDraft(topic: string | undefined): AlertDraft {
  return {
    id: "",
    text: "",
    url: "",
    level: "breaking",
    topics: topic === undefined ? [] : [topic],
    hours: String(alertHours.usual),
    at: "",
    isDeadKnown: false,
  };
}

export function alertOf({ at, hours, ...draft }: AlertDraft): AlertToSend {
  return { ...draft, hours: Number(hours), at: ofLocalInput(at)?.getTime() ?? null };
}

export const isDead = (address: AlertReach["address"] | undefined) => address === "nothing" || address === "endless";

/** What is told before anything is sent. The server judges it again. */
export function draftFaults(
  { text, topics, hours, at, isDeadKnown }: AlertDraft,
  { now, address }: { now: number; address: AlertReach["address"] | undefined },
): Partial<Record<AlertField, string>> {
  const length = text.trim().length;
  const moment = ofLocalInput(at)?.getTime();
  const wanted = Number(hours);
  return {
    ...(length === 0 && { text: "is missing" }),
    ...(length > alertLengths.most && { text: `has more than ${alertLengths.most} letters` }),
    ...(isDead(address) && !isDeadKnown && { url: "leads to nothing that readers see" }),
    ...(topics.length === 0 && { topics: "must name one or more" }),
    ...(!(wanted > 0 && wanted <= alertHours.most) && { hours: `must be more than 0 and at most ${alertHours.most}` }),
    ...(moment !== undefined && moment <= now && { at: "must be to come" }),
  };
}
