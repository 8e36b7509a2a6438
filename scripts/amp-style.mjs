// AMP-03: the style sheet of AMP pages, made of the styles of every component that an AMP page is drawn with. Written to the root of the
// assets, where the server fetches it to inline it.

import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { allowedCss } from "../site/amp/allowed-css.ts";
import { root } from "./run.mjs";

/** AMP's limit for the style of a page. */
const mostBytes = 75_000;

const client = join(root, "dist", "client");
const outDir = join(root, "dist", "amp");

/** What a page loads later, such as a player, is no part of an AMP page. */
const withoutLaterParts = { name: "without-later-parts", resolveDynamicImport: () => false };

await build({
  root,
  logLevel: "warn",
  plugins: [withoutLaterParts],
  build: {
    ssr: true,
    outDir,
    manifest: false,
    ssrEmitAssets: true,
    cssCodeSplit: false,
    // Media queries in the older spelling: AMP's validator does not read the newer one.
    cssTarget: ["chrome103", "safari16.3"],
    rolldownOptions: { input: "site/pages/article-amp/Page.tsx" },
  },
});

const [built] = globSync(join(outDir, "assets", "*.css"));
const css = allowedCss(readFileSync(built, "utf8").trim()).replaceAll("url(./", "url(/assets/");
for (const [, font] of css.matchAll(/url\(([^)]*)\)/g)) {
  if (!existsSync(join(client, font)))
    throw new Error(`The AMP style sheet asks for ${font}, which the site does not have`);
}
if (Buffer.byteLength(css) > mostBytes) throw new Error(`The AMP style sheet has more than ${mostBytes} bytes`);
writeFileSync(join(client, "amp.css"), css);
rmSync(outDir, { recursive: true });
