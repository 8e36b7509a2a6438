import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * One configuration for both sides. The server build (--ssr) draws the pages, so it is the one that knows which styles a page needs and
 * emits them; the client build has only scripts.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: "custom",
  // Relative, so that chunks find each other on whatever host serves them.
  base: "./",
  publicDir: isSsrBuild ? false : "site/public",
  build: {
    target: isSsrBuild ? "node24" : "baseline-widely-available",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: true,
    ssrEmitAssets: true,
    cssCodeSplit: isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: "lightningcss",
    rolldownOptions: {
      input: isSsrBuild ? "server/main.ts" : "core/client/entry.ts",
    },
  },
}));
