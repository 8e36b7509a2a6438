// The built files of the desk, and which of them its document names.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { servedFiles } from "../http/served-files.ts";
import type { DeskFiles } from "./routes.ts";

const entry = z.object({ file: z.string(), css: z.array(z.string()).default([]), isEntry: z.boolean().default(false) });

export function deskFiles(root: string): DeskFiles {
  const manifest = z
    .record(z.string(), entry)
    .parse(JSON.parse(readFileSync(join(root, ".vite/manifest.json"), "utf8")));
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  const addresses = (files: readonly string[]) => files.map((file) => `/desk/${file}`);
  return {
    scripts: addresses(entries.map(({ file }) => file)),
    styles: addresses(entries.flatMap(({ css }) => css)),
    routes: servedFiles(root, "/desk/").routes,
  };
}
