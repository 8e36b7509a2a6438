// What the build says each page needs in the browser, read from Vite's manifest once at the start.

import { pageModules, type PageName } from "../site/pages/registry.ts";
import type { PageAssets } from "../core/render-document.server.tsx";
import { z } from "zod";

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
});

const manifestSchema = z.record(z.string(), chunk);

export type Manifest = z.output<typeof manifestSchema>;

export function readManifest(text: string): Manifest {
  return manifestSchema.parse(JSON.parse(text));
}

export const entryModule = "core/client/entry.ts";
export const takeOverModule = "core/client/take-over.tsx";

/** A chunk and everything it imports at once, itself last. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const found = manifest[name];
  if (found === undefined || seen.has(name)) return [];
  seen.add(name);
  return [...found.imports.flatMap((next) => withImports(manifest, next, seen)), name];
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}

export function assetsByPage(manifest: Manifest, fonts: readonly string[]): (page: PageName) => PageAssets {
  const made = new Map<PageName, PageAssets>();
  const assetsOf = (page: PageName): PageAssets => {
    const names = [...new Set([entryModule, takeOverModule, pageModules[page]].flatMap((name) => withImports(manifest, name)))];
    const chunks = names.map((name) => manifest[name]).filter(isDefined);
    const entry = manifest[entryModule]?.file;
    return {
      styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => `/${file}`),
      scripts: entry === undefined ? [] : [`/${entry}`],
      preloads: chunks.map(({ file }) => `/${file}`).filter((file) => file !== `/${entry}`),
      fonts,
    };
  };
  return (page) => {
    const known = made.get(page);
    if (known !== undefined) return known;
    const assets = assetsOf(page);
    made.set(page, assets);
    return assets;
  };
}
