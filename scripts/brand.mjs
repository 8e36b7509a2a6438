// `npm run brand -- …`: the brand command on the project's own Node.

import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { node, projectEnv, root, run } from "./run.mjs";

await ensureInstalled();
process.exitCode = await run(node, [join(root, "scripts", "brand.ts"), ...process.argv.slice(2)], { env: projectEnv });
