// The steps of `npm run check` and `npm test`: each runs, is timed and counted; the last line says how many passed and failed.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, capture, projectEnv, run } from "./run.mjs";

const counts = { passed: 0, failed: 0 };

const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** A program that passes by ending with status 0; its output is shown only when it does not. */
export async function step(name, command, args, env = {}) {
  const started = performance.now();
  const { status, output } = await capture(command, args, { env: { ...projectEnv, ...env } });
  if (status !== 0) process.stdout.write(`${output}\n`);
  counts[status === 0 ? "passed" : "failed"] += 1;
  process.stdout.write(`${status === 0 ? "ok    " : "FAILED"} ${name} (${seconds(started)})\n`);
  return status === 0;
}

async function counted(name, command, args, env, read) {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "meridian-report-"));
  const report = join(folder, "report.json");
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
  const status = await run(command, args(report), { env: { ...projectEnv, ...plain, ...env(report) } });
  let result;
  try {
    result = read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    result = { passed: 0, failed: 1 };
  }
  if (status !== 0 && result.failed === 0) result.failed = 1;
  rmSync(folder, { recursive: true, force: true });
  counts.passed += result.passed;
  counts.failed += result.failed;
  process.stdout.write(
    `${result.failed === 0 ? "ok    " : "FAILED"} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds(started)})\n`,
  );
}

export function vitest(project, env = {}) {
  return counted(
    `${project.replace("*", "")} tests`,
    bin("vitest"),
    (report) => ["run", "--project", project, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
    () => env,
    ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests === 0 ? Math.min(numFailedTestSuites, 1) : numFailedTests,
    }),
  );
}

/** Some of the projects of the browser tests. */
export function playwright(projects, env = {}) {
  return counted(
    `browser tests (${projects.join(", ")})`,
    bin("playwright"),
    () => ["test", "--reporter=dot,json", ...projects.map((project) => `--project=${project}`)],
    (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );
}

export function finish() {
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
