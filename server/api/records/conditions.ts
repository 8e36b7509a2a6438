// What must be true of what stands there, for a call to change it (RFC 9110, section 13.1). Pure.

export interface Conditions {
  /** Of the version that stands there; undefined where there is none. */
  hold: (version: string | undefined) => boolean;
  /** The caller names the version that he has seen. */
  namesVersion: boolean;
}

export interface ConditionHeaders {
  ifMatch?: string;
  ifNoneMatch?: string;
}

export const etagOf = (version: string) => `"${version}"`;

export function conditionsOf({ ifMatch, ifNoneMatch }: ConditionHeaders): Conditions {
  return {
    hold: (version) =>
      (ifMatch === undefined || isNamed(ifMatch, version)) &&
      (ifNoneMatch === undefined || !isNamed(ifNoneMatch, version)),
    namesVersion: ifMatch !== undefined && ifMatch.trim() !== "*",
  };
}

/** A weak tag says that something like it was seen: not enough to overwrite it. */
function isNamed(tags: string, version: string | undefined): boolean {
  if (version === undefined) return false;
  return tags.trim() === "*" || tags.split(",").some((tag) => tag.trim() === etagOf(version));
}
