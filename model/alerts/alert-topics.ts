// What readers can ask to be told of (`alertTopics` of the brand). An alert names one or more of these; one that names none is of the first.

import { brand } from "../brand.ts";
import type { BrandAlertTopic } from "../brand/brand-file.ts";

export type AlertTopic = BrandAlertTopic;

export const alertTopics: readonly AlertTopic[] = brand.alertTopics;

export const usualTopic = alertTopics[0]?.id ?? "breaking";

export function isAlertTopic(id: string): boolean {
  return alertTopics.some((topic) => topic.id === id);
}

/** Of an alert, whatever its record says of them. */
export function topicsOf({ topics }: { topics: readonly string[] }): readonly string[] {
  return topics.length === 0 ? [usualTopic] : topics;
}
