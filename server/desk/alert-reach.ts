// How many devices would get an alert, and how many of them have quiet hours then. Pure.

import type { ChoiceGroup } from "../../content/store/push/push-reach.ts";
import { quietUntil } from "../../model/alerts/quiet-hours.ts";
import type { AlertReach } from "../../model/desk/alert-calls.ts";

export function alertReach(
  groups: readonly ChoiceGroup[],
  topics: readonly string[],
  at: number,
): Omit<AlertReach, "address"> {
  const byTopic: Record<string, number> = {};
  let all = 0;
  let quietOnes = 0;
  for (const { topics: chosen, quiet, zone, devices } of groups) {
    for (const topic of chosen) byTopic[topic] = (byTopic[topic] ?? 0) + devices;
    if (!topics.some((topic) => chosen.includes(topic))) continue;
    all += devices;
    if (quiet !== undefined && quietUntil(at, quiet, zone) !== undefined) quietOnes += devices;
  }
  return { devices: all, quiet: quietOnes, byTopic };
}
