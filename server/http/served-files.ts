// A folder of built files: read once into memory that all responses share, compressed at the build, named by their content and so cached by
// browsers for a year.

import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { Hono } from "hono";
import { memoized } from "../../model/work/single-flight.ts";
import { acceptedEncoding } from "./accept-encoding.ts";
import { cachePolicies } from "./cache-policies.ts";
import { responseBody } from "./response-body.ts";
import { securityHeaders, sharedFile } from "./security-headers.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};

const suffixes = { br: ".br", gzip: ".gz" } as const;

export interface ServedFiles {
  routes: Hono;
  /** The addresses of the files. */
  paths: readonly string[];
}

interface FileAnswer {
  path: string;
  bytes: Buffer;
  encoding: string;
  /** Named by its content. */
  isBuilt: boolean;
}

export function fileAnswer({ path, bytes, encoding, isBuilt }: FileAnswer): Response {
  return new Response(responseBody([bytes].values()), {
    headers: {
      ...securityHeaders,
      ...sharedFile,
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "content-length": String(bytes.length),
      "cache-control": isBuilt ? cachePolicies.builtFile : cachePolicies.plainFile,
      vary: "accept-encoding",
      // Built files may be loaded from an asset host of their own.
      "access-control-allow-origin": "*",
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    },
  });
}

/** `base` is the address of the folder; `own` are files that stand in no folder, by their addresses. */
export function servedFiles(root: string, base: string, own: ReadonlyMap<string, Buffer> = new Map()): ServedFiles {
  const files = new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => !path.startsWith("."))
      .map((path) => [base + path, join(root, path)]),
  );

  const contents = new Map<string, Promise<Buffer | undefined>>();
  const contentOf = (path: string, suffix = "") =>
    memoized(contents, path + suffix, async () => {
      const file = files.get(path);
      if (file === undefined) return own.get(path + suffix);
      return own.get(path + suffix) ?? (await readFile(file + suffix).catch(() => undefined));
    });

  const respond = async (path: string, accepts: string | undefined): Promise<Response | undefined> => {
    if (!files.has(path) && !own.has(path)) return undefined;
    const wanted = acceptedEncoding(accepts, ["br", "gzip"]);
    const compressed = wanted === "identity" ? undefined : await contentOf(path, suffixes[wanted]);
    const encoding = compressed === undefined ? "identity" : wanted;
    const bytes = compressed ?? (await contentOf(path));
    if (bytes === undefined) return undefined;
    return fileAnswer({ path, bytes, encoding, isBuilt: path.startsWith(`${base}assets/`) });
  };

  return {
    routes: new Hono().get(
      "*",
      async (context, next) => (await respond(context.req.path, context.req.header("accept-encoding"))) ?? next(),
    ),
    paths: [...files.keys()],
  };
}
