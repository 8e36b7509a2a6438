// What a release writes: the next version, and the changelog with it. Pure.

const numbers = (version) => version.split(".").map(Number);

/**
 * `wanted` is major, minor, patch, or a version that is higher than the current one.
 * @param {string} current
 * @param {string | undefined} wanted
 */
export function nextVersion(current, wanted) {
  const [major = 0, minor = 0, patch = 0] = numbers(current);
  const steps = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] };
  if (wanted !== undefined && Object.hasOwn(steps, wanted)) return steps[wanted].join(".");
  if (wanted === undefined || !/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(wanted)) {
    throw new Error("Which version? npm run release -- major, minor, patch, or one such as 1.4.0");
  }
  const given = numbers(wanted);
  const differs = given.findIndex((number, place) => number !== [major, minor, patch][place]);
  if (differs === -1 || given[differs] < [major, minor, patch][differs]) {
    throw new Error(`${wanted} is not higher than ${current}`);
  }
  return wanted;
}

const heading = "## Unreleased\n";

/**
 * What stands below Unreleased becomes that version's; nothing stands there then.
 * @param {string} text
 * @param {{ version: string, date: string }} release
 */
export function releasedChangelog(text, { version, date }) {
  const [before, after] = text.split(heading);
  if (after === undefined) throw new Error("CHANGELOG.md has no part Unreleased");
  const notes = (after.split(/^## /m)[0] ?? "").trim();
  if (notes === "") throw new Error("CHANGELOG.md says nothing below Unreleased: what does this version bring?");
  if (!/^- \*\*Tables: (the same|new)\.\*\*/m.test(notes)) {
    throw new Error(
      "CHANGELOG.md does not say below Unreleased whether the tables are those of the version before: - **Tables: the same.** or - **Tables: new.**",
    );
  }
  return { text: `${before}${heading}\n## ${version} (${date})\n${after}`, notes };
}
