// Part of `npm start`: an empty store is filled with the demo newsroom; a store that holds anything is left alone.
// A filling that was interrupted leaves a note in the data directory, and the next start completes it.

import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { faultsOfBrandFile } from "../model/brand/brand-folder-faults.server.ts";
import { withGoodBrand } from "../model/brand/with-good-brand.server.ts";

const dataDir = process.env.DATA_DIR || "data";
const unfinished = join(dataDir, "demo-unfinished");

await withGoodBrand(faultsOfBrandFile, async () => {
  const { openStore } = await import("../content/store/open-store.ts");
  const store = await openStore({ dataDir, databaseUrl: process.env.DATABASE_URL || undefined });
  try {
    if (existsSync(unfinished) || (await store.counts()).length === 0) {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(unfinished, "");
      // Only now: a start on a full store need not load the stories.
      const { fillStore } = await import("./fill-store.ts");
      const { openMedia } = await import("../content/media/open-media.ts");
      const media = process.env.MEDIA_URL ? openMedia(process.env) : undefined;
      const { refused, complaints, summary } = await fillStore(store, dataDir, Date.now(), media);
      media?.close();
      for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
      if (refused > 0) process.exitCode = 1;
      process.stdout.write(`${summary}\n`);
      rmSync(unfinished);
    }
  } finally {
    await store.close();
  }
});
