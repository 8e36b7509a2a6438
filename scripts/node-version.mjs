// Which Node the site runs on. Plain JavaScript: older ones must be able to read this, to say that they are too old.

const oldest = 24;

/**
 * A sentence when this Node is too old; undefined when it will do.
 * @param {string} version as `process.versions.node` says it
 * @param {string} path
 */
export function nodeFault(version, path) {
  return Number.parseInt(version, 10) >= oldest
    ? undefined
    : `Node ${oldest} or newer is needed, and ${path} is ${version}: install Node ${oldest}, or start this with it.`;
}
