// `npm start`: install, build, fill an empty store with the demo newsroom, serve; the demo goes on publishing. Each step only when needed.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { demoServices } from "./demo-services.mjs";
import { ensureInstalled } from "./install.mjs";
import { mustRun, node, projectEnv, root } from "./run.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...projectEnv, NODE_ENV: "production" };
  await mustRun(node, [join(root, "demo", "seed-if-empty.ts")], { env });
  const server = spawn(node, [join(root, "dist", "server", "main.js")], {
    cwd: root,
    stdio: "inherit",
    env: { ...demoServices(), ...env },
  });
  // The demo's newsroom goes on while the site runs; on a store of one's own it ends at once.
  const desk = spawn(node, [join(root, "demo", "live-desk.ts")], { cwd: root, stdio: "inherit", env });
  server.once("exit", () => desk.kill());
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
  server.once("exit", (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
