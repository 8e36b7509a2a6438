// The team of a process that serves alone: it holds by itself what workers share, and does what is to be done once.

import { SharedState } from "./shared-state.ts";
import type { Reporter, Team } from "./team.ts";

export function alone(now: () => number = () => performance.now()): Team {
  const shared = new SharedState(now);
  let own: Reporter | undefined;
  return {
    size: 1,
    take: async (limit, client, rate) => shared.take(limit, client, rate),
    enter: async (place, client, most) => shared.enter(place, client, most),
    listOf: async (name) => shared.listOf(name),
    addTo: async (name, value, most) => shared.addTo(name, value, most),
    isOnDuty: () => true,
    whenOnDuty: (begin) => begin(),
    reportBy: (reporter) => {
      own = reporter;
    },
    reports: async () => ({ live: own === undefined ? [] : [await own.report()], ended: {} }),
    mayListen: async () => undefined,
    listening: () => undefined,
    close: () => undefined,
  };
}
