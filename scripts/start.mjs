// `npm start`: install, build, fill an empty store with the demo newsroom, serve; the demo goes on publishing. Each step only when needed;
// an installation for production installs and builds nothing.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { demoServices, isDemoBrand } from "./demo-services.mjs";
import { ensureRunnable } from "./install.mjs";
import { mustRun, projectEnv, root, run } from "./run.mjs";

try {
  const node = await ensureRunnable();
  await ensureBuilt();
  const env = { ...projectEnv, NODE_ENV: "production" };
  // A site that reads from a content API needs no newsroom of its own, and another brand has its own.
  const isDemo = !env.CONTENT_API_URL && isDemoBrand();
  const seed = join(root, "demo", "seed-if-empty.ts");
  if (isDemo && !existsSync(seed))
    throw new Error(
      "This installation has no demo newsroom: name the folder of your brand by BRAND_DIR (docs/brand.md).",
    );
  // It has said why.
  if (isDemo && (await run(node, [seed], { env })) !== 0) process.exit(1);
  const services = { ...demoServices(), ...env };
  const server = spawn(node, [join(root, "scripts", "serve.mjs")], {
    cwd: root,
    stdio: "inherit",
    env: services,
  });
  // The demo's newsroom goes on while the site runs; on a store of one's own it ends at once.
  const newsroom = isDemo
    ? spawn(node, [join(root, "demo", "live-newsroom.ts")], { cwd: root, stdio: "inherit", env })
    : undefined;
  server.once("exit", () => newsroom?.kill());
  if (services.STAND_INS === "on" && services.DESK === "on") {
    process.stdout.write("The newsroom's desk, for whoever opens this first: ");
    await mustRun(
      node,
      [join(root, "dist", "server", "content.js"), "desk", "invite", "Demo Admin", "--role", "admin"],
      { env },
    );
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGUSR2"]) process.on(signal, () => server.kill(signal));
  server.once("exit", (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
