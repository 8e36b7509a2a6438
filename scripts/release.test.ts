import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextVersion, releasedChangelog } from "./release-texts.mjs";

const root = join(import.meta.dirname, "..");

it.each([
  ["patch", "1.2.4"],
  ["minor", "1.3.0"],
  ["major", "2.0.0"],
  ["1.2.10", "1.2.10"],
  ["10.0.0", "10.0.0"],
])("after 1.2.3 %s is %s", (wanted, version) => {
  expect(nextVersion("1.2.3", wanted)).toBe(version);
});

it.each([
  ["1.2.3", "1.2.3 is not higher than 1.2.3"],
  ["1.1.9", "1.1.9 is not higher than 1.2.3"],
  ["v1.3.0", "Which version?"],
  ["1.3", "Which version?"],
  ["toString", "Which version?"],
  [undefined, "Which version?"],
])("after 1.2.3 %s is refused", (wanted, reason) => {
  expect(() => nextVersion("1.2.3", wanted)).toThrow(reason);
});

describe("the changelog", () => {
  const release = { version: "1.3.0", date: "2026-11-17" };

  it("gives what is unreleased to the version", () => {
    const text = "# Changelog\n\n## Unreleased\n\n- **Tables: new.** How often.\n\n## 1.2.3 (2026-01-01)\n\n- Old.\n";
    expect(releasedChangelog(text, release)).toEqual({
      text: "# Changelog\n\n## Unreleased\n\n## 1.3.0 (2026-11-17)\n\n- **Tables: new.** How often.\n\n## 1.2.3 (2026-01-01)\n\n- Old.\n",
      notes: "- **Tables: new.** How often.",
    });
  });

  it.each([
    ["# Changelog\n", "has no part Unreleased"],
    ["## Unreleased\n\n## 1.2.3\n\n- Old.\n", "says nothing below Unreleased"],
    ["## Unreleased\n\n- The desk: tables are cards.\n", "whether the tables are those of the version before"],
  ])("must say what is new: %j", (text, reason) => {
    expect(() => releasedChangelog(text, release)).toThrow(reason);
  });
});

describe("npm run release", () => {
  let clone: string;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: clone, encoding: "utf8" }).trim();
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(clone, "scripts", "release.mjs"), ...args], { encoding: "utf8" });

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), "meridian-release-"));
    mkdirSync(join(clone, "scripts"));
    for (const name of ["release.mjs", "release-texts.mjs", "run.mjs"]) {
      cpSync(join(root, "scripts", name), join(clone, "scripts", name));
    }
    for (const name of ["package.json", "package-lock.json"]) cpSync(join(root, name), join(clone, name));
    writeFileSync(join(clone, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n- **Tables: the same.**\n");
    git("init", "--quiet");
    git("config", "user.name", "Ann Editor");
    git("config", "user.email", "ann@example.com");
    git("add", ".");
    git("commit", "--quiet", "--message", "All");
  });
  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  it("sets the version, heads the changelog, commits and tags", () => {
    expect(run("99.1.0")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("v99.1.0 is committed and tagged"),
    });
    const read = (name: string) => JSON.parse(readFileSync(join(clone, name), "utf8"));
    expect([read("package.json").version, read("package-lock.json").version]).toEqual(["99.1.0", "99.1.0"]);
    expect(read("package-lock.json").packages[""].version).toBe("99.1.0");
    expect(readFileSync(join(clone, "CHANGELOG.md"), "utf8")).toMatch(
      /## Unreleased\n\n## 99\.1\.0 \(\d{4}-\d\d-\d\d\)\n\n- \*\*Tables: the/,
    );
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "-1", "--format=%s")).toBe("Version 99.1.0");
    expect(git("describe", "--exact-match")).toBe("v99.1.0");
    expect(git("tag", "--list", "--format=%(contents)", "v99.1.0")).toContain("- **Tables: the same.**");
    // Twice is once too often: the changelog is empty now.
    expect(run("patch")).toMatchObject({ status: 1, stderr: expect.stringContaining("says nothing below Unreleased") });
  });

  it("leaves everything as it was where git does not commit", () => {
    writeFileSync(join(clone, ".git", "hooks", "pre-commit"), "#!/bin/sh\necho not today >&2\nexit 1\n", {
      mode: 0o755,
    });
    expect(run("minor")).toMatchObject({ status: 1, stderr: expect.stringContaining("not today") });
    expect([git("status", "--porcelain"), git("tag")]).toEqual(["", ""]);
  });

  it("touches nothing where there are changes that are not committed", () => {
    writeFileSync(join(clone, "CHANGELOG.md"), "# Changelog\n");
    expect(run("minor")).toMatchObject({ status: 1, stderr: "There are changes that are not committed\n" });
    expect(git("tag")).toBe("");
  });
});

it("the project's own changelog can be released, and names its version", () => {
  const text = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(text).toContain(`\n## ${version} (`);
  expect(text).toContain("\n## Unreleased\n");
});
