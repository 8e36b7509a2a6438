// The team of a process that serves alone: it holds by itself what workers share, and does what is to be done once.

import { SharedState } from "./shared-state.ts";
import type { Reporter, Team } from "./team.ts";

export type SharedByTeam = Pick<Team, "take" | "enter" | "listOf" | "addTo">;

export function sharedWithNobody(shared: SharedState): SharedByTeam {
  return {
    take: async (limit, client, rate) => shared.take(limit, client, rate),
    enter: async (place, client, most) => shared.enter(place, client, most),
    listOf: async (name) => shared.listOf(name),
    addTo: async (name, value, most) => shared.addTo(name, value, most),
  };
}

export function alone(now: () => number = () => performance.now()): Team {
  let own: Reporter | undefined;
  return {
    size: 1,
    ...sharedWithNobody(new SharedState(now)),
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
