// The scripts as they were built: nothing of the server, the newsroom or the schemas is in them. What the sources import is looked at beside
// the client (site/client/reach.test.ts).

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const assets = join(import.meta.dirname, "..", "..", "dist", "client", "assets");
const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));

it("the site has scripts that can be looked at", () => {
  expect(scripts.length).toBeGreaterThan(20);
});

it.each(scripts)("%s holds no word of the server", (name) => {
  expect(readFileSync(join(assets, name), "utf8")).not.toMatch(
    /ZodError|_zod|kysely|sanitize-html|htmlparser|node:sqlite|renderToString/i,
  );
});
