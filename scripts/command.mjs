// Runs one of the project's commands in TypeScript on the right Node; what is missing for it is told in a sentence.

import { join } from "node:path";
import { ensureRunnable } from "./install.mjs";
import { projectEnv, root, run } from "./run.mjs";

/** @param {string} file below the project's folder */
export async function runCommand(file) {
  try {
    const node = await ensureRunnable();
    process.exitCode = await run(node, [join(root, file), ...process.argv.slice(2)], { env: projectEnv });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
