// `npm start`: install, build, fill an empty store with the demo newsroom, serve. Each step only when needed.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { mustRun, node, projectEnv, root } from "./run.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...projectEnv, NODE_ENV: "production" };
  await mustRun(node, [join(root, "demo", "seed-if-empty.ts")], { env });
  const server = spawn(node, [join(root, "dist", "server", "main.js")], { cwd: root, stdio: "inherit", env });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
  server.once("exit", (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
