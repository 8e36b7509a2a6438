// The caches of this site. A shell belongs to one build and goes with it; what is cached for the reader outlives builds.

export const pageCacheName = "site-pages";
export const pictureCache = "site-pictures";

const shellPrefix = "site-shell-";

export function shellCache(build: string): string {
  return shellPrefix + build;
}

/** Those of other builds. No page of theirs is open when a worker becomes the active one. */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  return names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache(build));
}

/** Where the list of what is cached stands in its cache; no page has this address. Devices have theirs under it: it cannot change. */
export const cacheIndexAddress = "/_kept/list";
