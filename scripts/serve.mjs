// Keeps the site serving, by as many workers as WORKERS says: see server/parent/keep-serving.ts.

import { join } from "node:path";
import { nodeFault } from "./node-version.mjs";
import { root } from "./run.mjs";

/** Where the build is; may be a link, which is followed anew at every start. */
const dist = process.env.DIST_DIR || join(root, "dist");
/** Milliseconds that requests under way and the closing of the store take at most, after DRAIN_SECONDS. */
const longestEnd = 20_000;

const fault = nodeFault(process.versions.node, process.execPath);
try {
  if (fault !== undefined) throw new Error(fault);
  // An older Node could not read these.
  const { keepServing } = await import("../server/parent/keep-serving.ts");
  const { workerCount } = await import("../server/parent/worker-count.ts");
  await keepServing({
    size: workerCount(process.env.WORKERS),
    main: () => join(dist, "server", "main.js"),
    longestEnd: (Number(process.env.DRAIN_SECONDS) || 0) * 1000 + longestEnd,
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
