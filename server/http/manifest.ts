// What the build says each page needs in the browser, read once at the start: scripts from Vite's manifest, the same for every page, and
// styles from the list that the build makes of what each page is drawn with.

import { z } from "zod";
import type { PageAssets } from "../../core/render-document.server.tsx";
import { devicePageNames } from "../../site/device/device-pages.ts";
import { isInUse } from "./modules-in-use.ts";
import type { PageName } from "../../site/pages/registry.ts";

const names = z.array(z.string()).default([]);
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: names, dynamicImports: names }));
const pageStylesSchema = z.record(z.string(), z.array(z.string()));

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

export interface BuildTexts {
  manifest: string;
  pageStyles: string;
  fonts: readonly string[];
}

export type AssetsOf = (page: PageName, sheets?: readonly string[]) => PageAssets;

export function assetsByPage({ manifest, pageStyles, fonts }: BuildTexts): AssetsOf {
  const chunks = manifestSchema.parse(JSON.parse(manifest));
  const styles = pageStylesSchema.parse(JSON.parse(pageStyles));
  const entry = filesOf(chunks, entryModule);
  const scripts = entry.slice(-1);
  const preloads = entry.slice(0, -1);
  return (page, sheets = []) => ({
    styles: [...(styles[page] ?? []), ...sheets.flatMap((name) => styles[`${page}+${name}`] ?? styles[name] ?? [])],
    scripts,
    preloads,
    fonts,
  });
}

/**
 * What a page of this build may ask for by itself, whatever page it is: the shell, every island, what runs once a page is shown, and all
 * of the device's pages. With these at hand an open page outlives the deploy of the next build.
 */
export function filesForOffline({ manifest, pageStyles, fonts }: BuildTexts): string[] {
  const chunks = manifestSchema.parse(JSON.parse(manifest));
  const styles = pageStylesSchema.parse(JSON.parse(pageStyles));
  const later = laterModules.flatMap((name) => chunks[name]?.dynamicImports ?? []).filter((name) => isInUse(name));
  const scripts = [entryModule, ...later].flatMap((name) => filesOf(chunks, name));
  return [...new Set([...scripts, ...devicePageNames.flatMap((page) => styles[page] ?? []), ...fonts])];
}
