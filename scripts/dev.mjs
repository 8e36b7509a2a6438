// `npm run dev`: installs and seeds when needed, then serves with hot reload. Nothing is built.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { demoServices, isDemoBrand } from "./demo-services.mjs";
import { ensureInstalled } from "./install.mjs";
import { node, projectEnv, root, run } from "./run.mjs";

try {
  await ensureInstalled();
  const env = { ...projectEnv, NODE_ENV: "development" };
  // It has said why.
  if (isDemoBrand() && (await run(node, [join(root, "demo", "seed-if-empty.ts")], { env })) !== 0) process.exit(1);
  const server = spawn(node, [join(root, "server", "dev", "main.ts")], {
    cwd: root,
    stdio: "inherit",
    env: { ...demoServices(), ...env },
  });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
  server.once("exit", (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
