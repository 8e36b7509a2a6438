import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Units beside their sources, the store suite on both databases, the HTTP suite on a really
 * running server, and the judges of its pages. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: "unit",
          include: ["{core,site,content,server,demo}/**/*.test.{ts,tsx}", "docs/**/*.test.ts"],
          setupFiles: ["tests/fail-on-console.ts"],
        },
      },
      {
        test: {
          name: "store",
          include: ["tests/store/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts", "tests/faults/**/*.test.ts"],
          globalSetup: ["tests/http/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "judges",
          include: ["tests/judges/**/*.test.ts"],
          globalSetup: ["tests/judges/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
