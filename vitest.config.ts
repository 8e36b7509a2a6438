import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";
import { POLL_PATIENCE, TEST_PATIENCE } from "./tests/patience.ts";

/** Tests that put another module in the place of one of the site's. */
const alone = ["site/site-definition.test.ts", "site/site-drawing.test.tsx", "site/without-login.test.tsx"];

const patience = {
  testTimeout: TEST_PATIENCE,
  hookTimeout: TEST_PATIENCE,
  expect: { poll: { timeout: POLL_PATIENCE, interval: 20 } },
};

/** Files share the modules they import: loading them again for each took most of the time. */
const together = { isolate: false, ...patience };

/** Units beside their sources, the store suite on both databases, the HTTP suite on a really
 * running server, and the judges of its pages. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: "unit",
          include: [
            "{model,core,site,content,server,demo}/**/*.test.{ts,tsx}",
            "{docs,scripts}/**/*.test.ts",
            "tests/source/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, ...alone],
          setupFiles: ["tests/fail-on-console.ts"],
          unstubGlobals: true,
          ...together,
        },
      },
      {
        plugins: [react()],
        test: { name: "unit-alone", include: alone, setupFiles: ["tests/fail-on-console.ts"], ...patience },
      },
      {
        test: {
          name: "store",
          include: ["tests/store/**/*.test.ts"],
          globalSetup: ["tests/store/start-postgres.ts"],
          ...together,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts", "tests/faults/**/*.test.ts"],
          globalSetup: ["tests/http/global-setup.ts", "tests/store/start-postgres.ts"],
          ...together,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "attacks",
          include: ["tests/attacks/**/*.test.ts"],
          globalSetup: ["tests/http/global-setup.ts"],
          ...together,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "judges",
          include: ["tests/judges/**/*.test.ts"],
          globalSetup: ["tests/judges/global-setup.ts"],
          ...together,
        },
      },
    ],
  },
});
