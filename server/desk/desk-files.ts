// The built files of the desk, and which of them its document names.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { servedFiles } from "../http/served-files.ts";
import type { DeskFiles } from "./routes.ts";

const entry = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
  isEntry: z.boolean().default(false),
});

type Manifest = Readonly<Record<string, z.output<typeof entry>>>;

/** Of a file and of all that it cannot run without, each once, those that others build upon first. */
export function stylesOf(name: string, manifest: Manifest, seen: Set<string> = new Set()): string[] {
  const found = manifest[name];
  if (found === undefined || seen.has(name)) return [];
  seen.add(name);
  return [...new Set([...found.imports.flatMap((one) => stylesOf(one, manifest, seen)), ...found.css])];
}

export function deskFiles(root: string): DeskFiles {
  const manifest = z
    .record(z.string(), entry)
    .parse(JSON.parse(readFileSync(join(root, ".vite/manifest.json"), "utf8")));
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry);
  const addresses = (files: readonly string[]) => files.map((file) => `/desk/${file}`);
  return {
    scripts: addresses(entries.map(([, { file }]) => file)),
    styles: addresses(entries.flatMap(([name]) => stylesOf(name, manifest))),
    routes: servedFiles(root, "/desk/").routes,
  };
}
