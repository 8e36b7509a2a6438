// What has changed between a state a reader's page was drawn from and the one that holds now. Pure.

import type { LiveState, PastState } from "./live-state.ts";

export interface StateChanges {
  /** New and changed parts, in reading order. */
  put: string[];
  added: ReadonlySet<string>;
  gone: string[];
  panels: string[];
}

export function changesSince(before: PastState, { parts, panels }: LiveState): StateChanges {
  const there = new Set(parts.map(({ id }) => id));
  return {
    put: parts.filter(({ id, rev }) => before.revs.get(id) !== rev).map(({ id }) => id),
    added: new Set([...there].filter((id) => !before.revs.has(id))),
    gone: [...before.revs.keys()].filter((id) => !there.has(id)),
    panels: [...panels].filter(([name, mark]) => before.panels.get(name) !== mark).map(([name]) => name),
  };
}
