// The site's entry: what is wrong with the brand is told before anything that reads it is loaded.

import { join } from "node:path";
import { faultsOfBrandFolder } from "../model/brand/brand-folder-faults.server.ts";
import { withGoodBrand } from "../model/brand/with-good-brand.server.ts";

await withGoodBrand(faultsOfBrandFolder, async () => {
  const { serveSite } = await import("./serve-site.ts");
  await serveSite(join(import.meta.dirname, ".."));
});
