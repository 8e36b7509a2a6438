// `npm run shots`: without the packages that take them, a sentence says so.

import { ensureInstalledOrEnd } from "./install.mjs";

await ensureInstalledOrEnd();
await import("./shots.ts");
