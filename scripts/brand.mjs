// `npm run brand -- …`: the brand command.

import { runCommand } from "./command.mjs";

await runCommand("scripts/brand.ts");
