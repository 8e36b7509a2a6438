// `npm run content -- …`: the content command. A checkout runs its sources, production what was built.

import { runCommand } from "./command.mjs";

await runCommand("content/cli.ts", "content.js");
