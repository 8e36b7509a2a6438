// What npm has installed here, judged by its own note of it. Pure, and plain JavaScript: it runs before there are dependencies.

import { isInstalled } from "./lock-file.mjs";

/** @typedef {import("./lock-file.mjs").LockFile} LockFile */

/** Without the packages that build and test. */
const withoutTools = (packages) => Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => dev !== true));

/**
 * `production` is an installation made by `npm ci --omit=dev`, and `old production` one of another version: neither is ever changed by
 * the project's own scripts. Anything else that is not `complete` is a developer's, and is installed again.
 * @param {LockFile} lock
 * @param {LockFile | undefined} installed npm's note; none where nothing was installed, or not to its end
 * @returns {"none" | "old" | "complete" | "production" | "old production"}
 */
export function installState(lock, installed) {
  if (installed === undefined) return "none";
  const hasTools = Object.values(installed.packages).some(({ dev }) => dev === true);
  if (hasTools) return isInstalled(lock, installed) ? "complete" : "old";
  const production = { packages: withoutTools(lock.packages) };
  return isInstalled(production, installed) ? "production" : "old production";
}
