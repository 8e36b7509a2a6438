// The parts of `npm run check` and `npm test`: each is numbered, timed and counted. While they run it is told how far they are; at the end how
// long each took and which files of tests took longest, which tests failed or needed a second try, and in the last line how many passed and failed.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, capture, projectEnv, root } from "./run.mjs";
import { readReport } from "./report.mjs";

/** Seconds between two words about the parts that run. */
const tellEvery = 20;

/** How many files are named at the end, those that took longest. */
const toldFiles = 20;

const parts = [];
let planned = 0;
let telling;

const out = (line) => process.stdout.write(`${line}\n`);
const secondsOf = ({ started, ended = performance.now() }) => (ended - started) / 1000;
const nameOf = ({ number, name }) => `${String(number).padStart(String(planned).length)}/${planned} ${name}`;

function tellWhatRuns() {
  for (const part of parts.filter(({ ended }) => ended === undefined)) {
    const { ended, found } = part.progress();
    const tests = found === 0 ? "" : `, ${ended} of ${found} tests`;
    out(`…      ${nameOf(part)} … ${secondsOf(part).toFixed(0)} s${tests}`);
  }
}

/** How many parts there will be. */
export function plan(count) {
  planned = count;
  telling = setInterval(tellWhatRuns, tellEvery * 1000);
}

/** Runs a program as the next part. `report`, if it writes one, tells of its tests; else it is counted by its exit status. Its output is shown
 * only when it failed. */
async function runPart(name, command, args, { env = {}, report } = {}) {
  const part = {
    number: parts.length + 1,
    name,
    started: performance.now(),
    progress: () => (report === undefined ? { ended: 0, found: 0 } : readReport(report)),
  };
  parts.push(part);
  out(`       ${nameOf(part)} …`);
  const { status, output } = await capture(command, args, { env: { ...projectEnv, NO_COLOR: "1", ...env } });
  part.ended = performance.now();
  const told = report === undefined ? { passed: 0, failed: [], flaky: [], files: [] } : readReport(report);
  const isUntold = status !== 0 && told.failed.length + told.flaky.length === 0;
  part.passed = told.passed + (report === undefined && status === 0 ? 1 : 0);
  part.failed = isUntold ? [name] : told.failed;
  part.flaky = told.flaky;
  part.files = told.files;
  const failed = part.failed.length + part.flaky.length;
  if (failed > 0) out(output);
  const counts = report === undefined ? "" : `: ${part.passed} passed, ${failed} failed`;
  out(`${failed === 0 ? "ok    " : "FAILED"} ${nameOf(part)}${counts} (${secondsOf(part).toFixed(1)} s)`);
  return failed === 0;
}

/** A program that passes by ending with status 0. */
export function step(name, command, args, env = {}) {
  return runPart(name, command, args, { env });
}

async function runTests(name, command, args, env) {
  const folder = mkdtempSync(join(tmpdir(), "meridian-report-"));
  const report = join(folder, "report");
  await runPart(name, command, args, { env: { ...env, TEST_REPORT: report }, report });
  rmSync(folder, { recursive: true, force: true });
}

const reporter = (name) => join(root, "scripts", `report-${name}.mjs`);

/** `share`, as in "1/2": that of the files. */
export function vitest(project, env = {}, share) {
  const args = ["run", "--project", project, "--reporter=dot", `--reporter=${reporter("vitest")}`];
  if (share !== undefined) args.push(`--shard=${share}`);
  const name = `${project.replace("*", "")} tests${share === undefined ? "" : ` (${share})`}`;
  return runTests(name, bin("vitest"), args, env);
}

/** Some of the projects of the browser tests. */
export function playwright(projects, env = {}) {
  const args = ["test", `--reporter=dot,${reporter("playwright")}`, ...projects.map((name) => `--project=${name}`)];
  return runTests(`browser tests (${projects.join(", ")})`, bin("playwright"), args, env);
}

export function finish() {
  clearInterval(telling);
  const all = (key) => parts.flatMap((part) => part[key]);
  const [failed, flaky] = [all("failed"), all("flaky")];
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  out("");
  for (const part of parts) out(`${secondsOf(part).toFixed(1).padStart(8)} s  ${part.name}`);
  out("");
  const slowest = all("files").toSorted((one, other) => other.seconds - one.seconds);
  for (const { file, seconds } of slowest.slice(0, toldFiles)) out(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
  out("");
  for (const name of failed) out(`failed: ${name}`);
  for (const name of flaky) out(`needed a second try, which counts as failed: ${name}`);
  out(`${passed} passed, ${failed.length + flaky.length} failed`);
  process.exitCode = failed.length + flaky.length === 0 ? 0 : 1;
}
