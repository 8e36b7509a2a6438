import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { siteEdges } from "./site-edges.ts";

const releaseOf = (settings: Record<string, string>, program = "program") =>
  siteEdges(
    readConfig({ SITE_ORIGIN: "https://www.example.com", PURGE: "varnish://127.0.0.1:6081", ...settings }),
    program,
  ).release;

it.each<Record<string, string>>([
  { NODE_NAME: "one" },
  { PORT: "3001" },
  { DATA_DIR: "/var/lib/other" },
  { DATABASE_URL: "postgres://127.0.0.1:5000/meridian", DATABASE_READ_URL: "postgres://127.0.0.1:5001/meridian" },
  { PAGE_CACHE_MB: "100" },
  { CLIENT_REQUESTS_PER_SECOND: "5" },
])("a node with %j makes the same pages: none of the other nodes' are purged when it comes", (settings) => {
  expect(releaseOf(settings)).toBe(releaseOf({}));
});

it.each<Record<string, string>>([
  { SITE_ORIGIN: "https://other.example" },
  { BODY_ADS: "by-block" },
  { ENV_STAGE: "test" },
])("one with %j makes others", (settings) => {
  expect(releaseOf(settings)).not.toBe(releaseOf({}));
});

it("so does another program", () => {
  expect(releaseOf({}, "newer")).not.toBe(releaseOf({}));
});
