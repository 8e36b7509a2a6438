// `npm run content -- …`: the content command.

import { runCommand } from "./command.mjs";

await runCommand("content/cli.ts");
