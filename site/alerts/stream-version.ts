// The version a page has of what its live stream brings: the alert, and on a front that front, with a dot between. Marks have no dot in them.

/** Of a live message. */
export const frontPanel = "front";

export const versionWith = (alert: string, front: string | undefined): string =>
  front === undefined ? alert : `${alert}.${front}`;

export const alertIn = (version: string): string => version.split(".")[0] ?? "";

export const frontIn = (version: string): string => version.split(".")[1] ?? "";
