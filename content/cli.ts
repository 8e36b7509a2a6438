// The content command: `npm run content -- import FILE…` and the like. See docs/content.md. What is wrong with the brand is told before anything
// that reads it is loaded.

import { faultsOfBrandFile } from "../model/brand/brand-folder-faults.server.ts";
import { withGoodBrand } from "../model/brand/with-good-brand.server.ts";

const beside = (file: string) => new URL(file, import.meta.url);

// `export | head` ends the reader early: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

await withGoodBrand(faultsOfBrandFile, async () => {
  const { runContentCommand } = await import("./run-content-command.ts");
  process.exitCode = await runContentCommand(
    process.argv.slice(2),
    import.meta.env?.PROD
      ? { parseWorker: beside("parse-worker.js"), server: beside("main.js") }
      : { parseWorker: beside("import/parse-worker.ts"), server: beside("../dist/server/main.js") },
  );
});
