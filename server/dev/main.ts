// The entry of `npm run dev`: what is wrong with the brand is told before anything that reads it is loaded.

import { faultsOfBrandFolder } from "../../model/brand/brand-folder-faults.server.ts";
import { withGoodBrand } from "../../model/brand/with-good-brand.server.ts";

await withGoodBrand(faultsOfBrandFolder, async () => {
  const { developSite } = await import("./develop.ts");
  await developSite();
});
