// What the build says each page needs in the browser, read once at the start: scripts from Vite's manifest, the same for every page, and
// the style sheets for what is drawn on it.

import { z } from "zod";
import type { PageAssets } from "../../core/render-document.server.tsx";
import { devicePageNames } from "../../site/device/device-pages.ts";
import { isInUse } from "./modules-in-use.ts";
import type { PageSheets } from "./page-sheets.ts";
import type { PageName } from "../../site/pages/registry.ts";

const names = z.array(z.string()).default([]);
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: names, dynamicImports: names }));

type Manifest = z.output<typeof manifestSchema>;

const entryModule = "site/client/entry.ts";
/** They bring more by themselves, without being asked by the reader. */
const laterModules = [
  entryModule,
  "site/further-islands.ts",
  "site/page-shown.ts",
  "site/pages/offline/CachedPages.tsx",
  "site/device/DeferredPart.tsx",
];

/** The files of a module and of everything it imports at once, each before what needs it. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const known = manifest[name];
  if (known === undefined || seen.has(name)) return [];
  seen.add(name);
  return [...known.imports.flatMap((next) => filesOf(manifest, next, seen)), `/${known.file}`];
}

export interface BuildParts {
  /** As Vite wrote it. */
  manifest: string;
  sheets: Pick<PageSheets, "shell" | "ofPage">;
  fonts: readonly string[];
}

/** Of a page as it is drawn. */
export type AssetsOf = (page: PageName, html?: string) => PageAssets;

export function assetsByPage({ manifest, sheets, fonts }: BuildParts): AssetsOf {
  const chunks = manifestSchema.parse(JSON.parse(manifest));
  const entry = filesOf(chunks, entryModule);
  const scripts = entry.slice(-1);
  const preloads = entry.slice(0, -1);
  return (page, html) => ({
    styles: [sheets.shell, ...sheets.ofPage(page, html)],
    scripts,
    preloads,
    fonts,
  });
}

/**
 * What a page of this build may ask for by itself, whatever page it is: the shell, every island, what runs once a page is shown, and all
 * of the device's pages. With these at hand an open page outlives the deploy of the next build.
 */
export function filesForOffline({ manifest, sheets, fonts }: BuildParts): string[] {
  const chunks = manifestSchema.parse(JSON.parse(manifest));
  const later = laterModules.flatMap((name) => chunks[name]?.dynamicImports ?? []).filter((name) => isInUse(name));
  const scripts = [entryModule, ...later].flatMap((name) => filesOf(chunks, name));
  const styles = [sheets.shell, ...devicePageNames.flatMap((page) => sheets.ofPage(page))];
  return [...new Set([...scripts, ...styles, ...fonts])];
}
