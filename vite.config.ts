import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import manifest from "./package.json" with { type: "json" };
import { classNamer } from "./scripts/class-names.ts";
import { fixTokens } from "./scripts/fixed-tokens.ts";
import { writeModuleGraph } from "./scripts/module-graph.ts";

/** React itself, and what every island that it draws is made of. */
const withReact = /node_modules\/(react|react-dom|scheduler)\/|\/core\/(client\/hydrate-island|rendered-at)\.tsx?$/;

/** Libraries of many small files, of which a server uses few: in the build they cost a start nothing. */
const builtIn = new Set(["kysely", "zod", "hono", "@hono/node-server", "@date-fns/tz"]);
const installed = Object.keys(manifest.dependencies).filter((name) => !builtIn.has(name));

/** What the helper is called with: a function that imports and may name what it wants of it. */
const helped =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await )?(import\("[^"]+"\))(?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__, import\.meta\.url\)/g;

/** Vite's helper fetches the styles and chunks of a chunk before it. Here chunks have no styles, and nothing is preloaded: importing is enough. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  renderChunk: (code) => ({ code: code.replaceAll(helped, "$1"), map: null }),
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/** One configuration for both sides. Styles are built apart from them (scripts/page-styles.mjs). */
export default defineConfig(({ isSsrBuild, command }) => ({
  // Pages are drawn by the server: an edit loads the page again instead of patching the shell around a page of before.
  plugins: [
    react({ refreshExclude: /./ }),
    plainImports,
    fixTokens(import.meta.dirname),
    writeModuleGraph(import.meta.dirname),
  ],
  // While developing names of classes stay readable.
  css: { modules: command === "build" ? { generateScopedName: classNamer(import.meta.dirname) } : {} },
  appType: "custom",
  // Relative, so that chunks find each other on whatever host serves them.
  base: "./",
  publicDir: false,
  // What production installs is imported from there. Other packages, such as the one that sets the words of cards, are a part of the build:
  // installed they would weigh more than all that is.
  ssr: command === "build" ? { noExternal: true, external: installed } : {},
  build: {
    target: isSsrBuild ? "node24" : "baseline-widely-available",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: isSsrBuild,
    assetsInlineLimit: 0,
    // What chunks need in common is there before the first of them is asked for.
    modulePreload: false,
    cssMinify: "lightningcss",
    rolldownOptions: {
      // Where a slow machine spends its time is no warning.
      checks: { bundlerTimings: false },
      // Records are parsed on a thread of their own and drawings drawn by a process of their own, which have files of their own.
      input: isSsrBuild
        ? {
            main: "server/main.ts",
            content: "content/cli.ts",
            "parse-worker": "content/import/parse-worker.ts",
            "drawing-worker": "server/images/drawing-worker.ts",
          }
        : "site/client/entry.ts",
      // Nothing there happens by being imported, so that nobody has to fetch what only others use.
      treeshake: { moduleSideEffects: [{ test: /\/model\//, sideEffects: false }] },
      // React is one file, which seldom changes, and no part of what every page loads.
      output: isSsrBuild
        ? {}
        : { codeSplitting: { groups: [{ name: "react", test: withReact, includeDependenciesRecursively: false }] } },
    },
  },
}));
