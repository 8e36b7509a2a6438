// `npm run shots`: without the packages that take them, a sentence says so. `npm run shots -- readme` takes the picture of the README anew.

import { ensureInstalledOrEnd } from "./install.mjs";

await ensureInstalledOrEnd();
await import(process.argv[2] === "readme" ? "./readme-picture.ts" : "./shots.ts");
