// `npm run dev`: installs and seeds when needed, then serves with hot reload.

import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { mustRun, node, projectEnv, root, run } from "./run.mjs";

await ensureInstalled();
await mustRun(node, [join(root, "demo", "seed-if-empty.ts")], { env: projectEnv });
process.exitCode = await run(node, [join(root, "server", "dev.ts")], { env: { ...projectEnv, NODE_ENV: "development" } });
