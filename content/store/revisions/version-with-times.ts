// Who made a version and when, with times spelled as content has them.

import type { VersionMaker } from "./version-maker.ts";

export function versionWithTimes<T extends VersionMaker & { until?: number }>({ at, until, ...rest }: T) {
  return { ...rest, at: timeText(at), until: timeText(until) };
}

function timeText(milliseconds: number | undefined): string | undefined {
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString();
}
