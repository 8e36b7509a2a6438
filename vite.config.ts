import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** One configuration for both sides: the client into dist/client, the server (with --ssr) into dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: "custom",
  // Relative, so that chunks find each other on whatever host serves them.
  base: isSsrBuild ? "/" : "./",
  publicDir: isSsrBuild ? false : "site/public",
  build: {
    target: isSsrBuild ? "node24" : "baseline-widely-available",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: "lightningcss",
    rolldownOptions: {
      input: isSsrBuild ? "server/main.ts" : "core/client/entry.ts",
    },
  },
}));
