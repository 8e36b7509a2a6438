// The built files: read once into memory that all responses share, compressed at the build, named by their content and so cached by browsers for a year.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { Hono } from "hono";
import { memoized } from "../../model/work/single-flight.ts";
import { brandFiles } from "./brand-files.ts";
import { acceptedEncoding } from "./accept-encoding.ts";
import { assetsByPage, filesForOffline, type AssetsOf } from "./manifest.ts";
import { responseBody } from "./response-body.ts";
import { securityHeaders, sharedFile } from "./security-headers.ts";
import type { ClientFiles } from "../site-services.ts";
import { cachePolicies } from "./cache-policies.ts";

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

/** The two font files every page needs at once. */
const firstFonts = /\/(libre-franklin|source-serif-4)-latin-wght-normal[^/]*\.woff2$/;

/** What every document names besides its build's files, and what stands where a picture is missing. */
const signs = ["/favicon.svg", "/site.webmanifest", "/placeholder.svg"];

/** After all others, so that its colours hold. */
function withBrandStyle(assets: AssetsOf, styleSheet: string | undefined): AssetsOf {
  if (styleSheet === undefined) return assets;
  return (page, sheets) => {
    const own = assets(page, sheets);
    return { ...own, styles: [...own.styles, styleSheet] };
  };
}

export function staticFiles(distDir: string): ClientFiles {
  const root = join(distDir, "client");
  const manifest = readFileSync(join(root, ".vite/manifest.json"), "utf8");
  const pageStyles = readFileSync(join(distDir, "page-styles.json"), "utf8");
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name))}`)
      .filter((path) => !path.startsWith("/.")),
  );

  const ofBrand = brandFiles();
  const contents = new Map<string, Promise<Buffer | undefined>>();
  const contentOf = (file: string) =>
    memoized(
      contents,
      file,
      async () => ofBrand.contents.get(file) ?? (await readFile(join(root, file)).catch(() => undefined)),
    );

  const respond = async (path: string, accepts: string | undefined): Promise<Response | undefined> => {
    if (!files.has(path) && !ofBrand.contents.has(path)) return undefined;
    const wanted = acceptedEncoding(accepts);
    const compressed = wanted === "identity" ? undefined : await contentOf(path + suffixes[wanted]);
    const encoding = compressed === undefined ? "identity" : wanted;
    const bytes = compressed ?? (await contentOf(path));
    if (bytes === undefined) return undefined;
    return new Response(responseBody([bytes].values()), {
      headers: {
        ...securityHeaders,
        ...sharedFile,
        "content-type": types[extname(path)] ?? "application/octet-stream",
        "content-length": String(bytes.length),
        "cache-control": path.startsWith("/assets/") ? cachePolicies.builtFile : cachePolicies.plainFile,
        vary: "accept-encoding",
        // Built files may be loaded from an asset host of their own.
        "access-control-allow-origin": "*",
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      },
    });
  };

  const texts = { manifest, pageStyles, fonts: [...files].filter((path) => firstFonts.test(path)) };
  return {
    build: createHash("sha1")
      .update(manifest + pageStyles + ofBrand.version)
      .digest("base64url")
      .slice(0, 10),
    assets: withBrandStyle(assetsByPage(texts), ofBrand.styleSheet),
    worker: {
      script: readFileSync(join(distDir, "service-worker", "worker.js"), "utf8"),
      shell: [...filesForOffline(texts), ...signs],
    },
    routes: new Hono().get(
      "*",
      async (context) => (await respond(context.req.path, context.req.header("accept-encoding"))) ?? context.notFound(),
    ),
    paths: [...files, ...ofBrand.contents.keys()].filter((path) => !path.startsWith("/assets/")),
  };
}
