// The built files of a site, those of its brand, and which of them a page names.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brandFiles } from "./brand-files.ts";
import { brandedStyles } from "./branded-styles.ts";
import { assetsByPage, filesForOffline } from "./manifest.ts";
import { pageSheets } from "./page-sheets.ts";
import { servedFiles } from "./served-files.ts";
import { sheetRoutes } from "./sheet-routes.ts";
import { webManifestPath } from "./web-manifest.ts";
import { deskFiles } from "../desk/desk-files.ts";
import type { ClientFiles } from "../site-services.ts";

/** What every document names besides its build's files, and what stands where a picture is missing. */
const signs = ["/favicon.svg", webManifestPath, "/placeholder.svg"];

export function staticFiles(distDir: string): ClientFiles {
  const root = join(distDir, "client");
  const manifest = readFileSync(join(root, ".vite/manifest.json"), "utf8");
  const ofBrand = brandFiles();
  const built = readFileSync(join(distDir, "page-styles.json"), "utf8");
  const branded = brandedStyles(built, ofBrand.style, (path) => readFileSync(join(root, path), "utf8"));
  const own = new Map([...ofBrand.contents, ...branded.contents]);
  const served = servedFiles(root, "/", own);

  const sheets = pageSheets(branded.pageStyles);
  const parts = { manifest, sheets, fonts: ofBrand.fonts };
  return {
    build: createHash("sha1")
      .update(manifest + branded.pageStyles + ofBrand.version)
      .digest("base64url")
      .slice(0, 10),
    program: programMark(join(distDir, "server")),
    assets: assetsByPage(parts),
    fragmentStyles: sheets.ofFragment,
    worker: {
      script: readFileSync(join(distDir, "service-worker", "worker.js"), "utf8"),
      shell: [...filesForOffline(parts), ...signs],
    },
    routes: sheetRoutes(sheets).route("/", served.routes),
    desk: () => deskFiles(join(distDir, "desk")),
    paths: [...served.paths, ...own.keys()].filter((path) => !path.startsWith("/assets/")),
  };
}

/** Of all that is run: a page may be another one though no file of the browser's is. */
function programMark(folder: string): string {
  const mark = createHash("sha1");
  for (const name of readdirSync(folder).toSorted())
    if (name.endsWith(".js")) mark.update(readFileSync(join(folder, name)));
  return mark.digest("base64url").slice(0, 10);
}
