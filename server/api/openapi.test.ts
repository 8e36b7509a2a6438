// The description of the calls is whole: every call that exists is in it, nothing in it is made up.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import { openStore } from "../../content/store/open-store.ts";
import { openParseWorker } from "../../content/import/parse-in-worker.ts";
import { contentRoutes } from "./content.ts";
import { exportRoutes } from "../forms/export-routes.ts";
import { tokenRoutes } from "../forms/token-routes.ts";
import { contentCallRoutes } from "./content-door.ts";
import { folderMedia } from "../../content/media/folder-media.ts";
import { mediaAnswers } from "./media.ts";
import { pageViewPath } from "./page-view.ts";
import { apiRoutes } from "./routes.ts";
import { readConfig } from "../config.ts";
import { redirectRoutes } from "../redirects/routes.ts";
import { testLimits } from "../limits/testing/test-limits.ts";
import { signInRoutes } from "../sign-in/routes.ts";
import { pushRoutes } from "../push/routes.ts";
import { embedService } from "../embeds/embed-service.ts";
import { browserReportRoutes } from "../browser-reports/routes.ts";
import { newFigures } from "../operating/figures.ts";
import { Tally } from "../operating/tally.ts";
import { alone } from "../workers/alone.ts";
import { storeOf, testEnv } from "../../site/testing/asking.ts";

const description: { openapi: string; paths: Record<string, Record<string, object>> } = parse(
  readFileSync(join(import.meta.dirname, "..", "..", "docs", "openapi.yaml"), "utf8"),
);

/** Every call, also those that are there only when configured. */
const log = pino({ level: "silent" });
const api = apiRoutes({
  openClient: () => storeOf({}),
  origin: "https://www.meridian.example",
  env: { ...testEnv, analyticsUrl: pageViewPath },
  log,
  region: {},
  metaFeed: { url: "https://feed.example/{id}", field: "keyword" },
  embeds: embedService(readConfig({}), log, testLimits().limits),
  limits: testLimits().limits,
  now: Date.now,
});

const dataDir = mkdtempSync(join(tmpdir(), "meridian-api-"));
const store = await openStore({ dataDir });
const parser = openParseWorker();
const access = {
  secret: "",
  tokens: store.tokens,
  now: Date.now,
  noteUse: () => undefined,
  takeWrongToken: async () => undefined,
};
const door = { access, store, log };
const publishing = contentRoutes({ store, parser, secret: undefined, origin: "", now: Date.now }, door);
const media = contentCallRoutes(mediaAnswers({ media: folderMedia(dataDir), store }), door);
const forms = {
  mail: store.mail,
  access,
  origin: "",
  secret: "",
  log,
  limits: testLimits().limits,
  now: Date.now,
};
const readers = [
  exportRoutes(forms),
  pushRoutes({ ...forms, push: store.push, publicKey: "", services: [], perHour: 1 }),
  signInRoutes({
    cookie: { secret: "", secure: false, days: 1 },
    openClient: () => storeOf({}),
    log,
    now: Date.now,
  }),
  tokenRoutes(forms),
  browserReportRoutes({
    origin: "",
    takesVitals: true,
    figures: newFigures(),
    limits: testLimits().limits,
    tally: new Tally(log),
    team: alone(),
    now: Date.now,
  }),
  redirectRoutes(store, door),
];
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** `/api/suggestions/:text{.*}` → `/api/suggestions/{text}` */
const inBraces = (path: string) => path.replaceAll(/:(\w+)(\{[^}]*\})?/g, "{$1}");

it("API-01 docs/openapi.yaml describes every call of server/api and no other", () => {
  const existing = [...api.routes, ...publishing.routes, ...media.routes, ...readers.flatMap(({ routes }) => routes)]
    .filter(({ method, path }) => path.startsWith("/api/") && !["ALL", "OPTIONS"].includes(method))
    .map(({ method, path }) => `${method} ${inBraces(path)}`);
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual([...new Set(existing)].toSorted());
  expect(description.openapi).toMatch(/^3\.1\./);
});
