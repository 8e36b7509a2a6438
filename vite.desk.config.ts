import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The newsroom's desk: a build of its own, of which reader pages know nothing. */
export default defineConfig({
  plugins: [react()],
  appType: "custom",
  base: "/desk/",
  publicDir: false,
  build: {
    target: "baseline-widely-available",
    outDir: "dist/desk",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: "lightningcss",
    rolldownOptions: { input: "desk/entry.tsx", checks: { bundlerTimings: false } },
  },
});
