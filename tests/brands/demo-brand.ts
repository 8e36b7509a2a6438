// The brand of the demo newsroom, whatever brand the tests run with: sites that are filled with that newsroom have it (tests/demo-site.ts).

import { readBrandFile } from "../../model/brand/brand-folder.ts";
import { completeBrand } from "../../model/brand/complete-brand.ts";
import { demoBrand } from "./brand-folders.ts";

export const brand = completeBrand(readBrandFile(demoBrand));

/** For a site without that newsroom which needs its television all the same. */
export const ofDemoBrand = { BRAND_DIR: demoBrand };
