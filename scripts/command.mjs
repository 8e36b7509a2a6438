// Runs one of the project's commands in TypeScript on the right Node; what is missing for it is told in a sentence.

import { join } from "node:path";
import { ensureRunnable, isProduction } from "./install.mjs";
import { projectEnv, root, run } from "./run.mjs";

/**
 * @param {string} source below the project's folder
 * @param {string} [built] in the build, for production
 */
export async function runCommand(source, built) {
  try {
    const node = await ensureRunnable();
    const dist = process.env.DIST_DIR || join(root, "dist");
    const file = built !== undefined && isProduction() ? join(dist, "server", built) : join(root, source);
    process.exitCode = await run(node, [file, ...process.argv.slice(2)], { env: projectEnv });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
