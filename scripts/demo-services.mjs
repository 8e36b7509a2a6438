// When the demo is shown, and where its own services are, for a store that holds them (demo/services). A publisher's settings go before these.

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./run.mjs";

const folder = "/uploads/services";

export function demoServices(dataDir = process.env.DATA_DIR || join(root, "data")) {
  if (!existsSync(join(dataDir, folder))) return {};
  return {
    FORECAST_URL: `${folder}/forecast/{id}.html`,
    POLL_URL: `${folder}/poll/{id}.html`,
    STORYTELLING_URL: `${folder}/log/{id}.html`,
    // Stood in for by the site itself (server/stand-ins).
    STAND_INS: "on",
    DESK: "on",
    SIGN_IN_URL: "/api/stand-ins/sign-in",
    COMMENTS_LAUNCHER_URL: "/api/stand-ins/comments.js",
  };
}

/** The demo newsroom is of its own brand: a store of another is left to its publisher. */
export function isDemoBrand(brandDir = process.env.BRAND_DIR) {
  return !brandDir || resolve(brandDir) === join(root, "brand");
}
