import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";
import { leftOut } from "./tests/only-in-full-run.ts";
import { pollPatience, testPatience } from "./tests/patience.ts";

// Some tests run programs in other folders.
if (process.env["BRAND_DIR"]) process.env["BRAND_DIR"] = resolve(process.env["BRAND_DIR"]);

/** Tests that put another module in the place of one of the site's. */
const alone = [
  "site/site-definition.test.ts",
  "site/site-drawing.test.tsx",
  "site/without-login.test.tsx",
  "server/cards/brand-letters.test.ts",
];

/**
 * Tests that need the brand of the demo newsroom: its television, its menu, its network. They have it whatever BRAND_DIR says; all others hold
 * for any brand, such as `BRAND_DIR=tests/brands/boston`.
 */
const ofDemoBrand = [
  "demo/**/*.test.ts",
  "content/{reach,records/schedule,records/article,store/records/prepared-version,wordpress/wordpress}.test.ts",
  "content/redirects/is-fixed-address.test.ts",
  "model/addresses/may-stand-at.test.ts",
  "server/pages/page-address.test.ts",
  "site/routes.server.test.ts",
  "site/rules/article.test.ts",
  "site/{layouts,shell}/*.test.{ts,tsx}",
  "site/tv/**/*.test.{ts,tsx}",
  "site/blocks/{live-event-heading,main-video,person-list,related-media,summary,video-inline}/*.test.tsx",
  "site/head/video-head.test.ts",
  "site/pages/{article,article-amp,guide,personalities,search}/*.test.{ts,tsx}",
];

const demoBrand = { BRAND_DIR: join(import.meta.dirname, "brand") };

const patience = {
  testTimeout: testPatience,
  hookTimeout: testPatience,
  expect: { poll: { timeout: pollPatience, interval: 20 } },
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
            "{model,core,site,content,server,desk,demo}/**/*.test.{ts,tsx}",
            "{bench,docs,scripts}/**/*.test.ts",
            "tests/{histories,source}/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, ...leftOut("unit"), ...alone, ...ofDemoBrand],
          setupFiles: ["tests/fail-on-console.ts"],
          unstubGlobals: true,
          ...together,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "unit-demo",
          include: ofDemoBrand,
          setupFiles: ["tests/fail-on-console.ts"],
          unstubGlobals: true,
          env: demoBrand,
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
          exclude: [...configDefaults.exclude, ...leftOut("store")],
          globalSetup: ["tests/store/start-postgres.ts"],
          ...together,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts", "tests/faults/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...leftOut("http")],
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
