// `npm run build`.

import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
