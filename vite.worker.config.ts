import { defineConfig } from "vite";

/** The service worker: one classic script without imports. The server puts its settings in front and serves it (server/service-worker). */
export default defineConfig({
  appType: "custom",
  publicDir: false,
  build: {
    target: "baseline-widely-available",
    outDir: "dist/service-worker",
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: "site/service-worker/worker.ts",
      output: { format: "iife", entryFileNames: "worker.js" },
    },
  },
});
