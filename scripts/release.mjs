// `npm run release -- major|minor|patch|VERSION`: sets the version, heads the changelog with it, commits both and tags the commit. Nothing is
// pushed: that is for whoever has looked at it.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nextVersion, releasedChangelog } from "./release-texts.mjs";
import { capture, root } from "./run.mjs";

async function git(...args) {
  const { status, output } = await capture("git", args);
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${output.trim()}`);
  return output.trim();
}

const pathOf = (name) => join(root, name);
const readJson = (name) => JSON.parse(readFileSync(pathOf(name), "utf8"));
const writeJson = (name, value) => writeFileSync(pathOf(name), `${JSON.stringify(value, null, 2)}\n`);

function setVersion(version) {
  writeJson("package.json", { ...readJson("package.json"), version });
  const lock = readJson("package-lock.json");
  lock.version = version;
  lock.packages[""].version = version;
  writeJson("package-lock.json", lock);
}

const written = ["package.json", "package-lock.json", "CHANGELOG.md"];

/** What cannot be committed is as it was before: there was nothing else to commit. */
async function commit(message) {
  try {
    await git("commit", "--quiet", "--message", message, ...written);
  } catch (error) {
    await git("checkout", "--quiet", "HEAD", "--", ...written);
    throw error;
  }
}

async function release(wanted) {
  const version = nextVersion(readJson("package.json").version, wanted);
  const tag = `v${version}`;
  if ((await git("status", "--porcelain")) !== "") throw new Error("There are changes that are not committed");
  if ((await git("tag", "--list", tag)) !== "") throw new Error(`There is a tag ${tag} already`);
  const date = new Date().toISOString().slice(0, 10);
  const { text, notes } = releasedChangelog(readFileSync(pathOf("CHANGELOG.md"), "utf8"), { version, date });
  writeFileSync(pathOf("CHANGELOG.md"), text);
  setVersion(version);
  await commit(`Version ${version}`);
  await git("tag", "--annotate", tag, "--message", `Version ${version}\n\n${notes}`);
  process.stdout.write(`${tag} is committed and tagged. Look at it, then: git push --follow-tags\n`);
}

try {
  await release(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
