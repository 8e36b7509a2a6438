// For tests: what a rule or a loader is given when an address is asked for. The store is empty unless a test says otherwise.

import { vi } from "vitest";
import type { ContentClient } from "../../content/client.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { nothingFound } from "../../content/search/search-query.ts";
import { withVersion, type ClientEnv } from "../client-env.ts";
import { ContentState } from "../content-state.ts";
import type { PageContext } from "../page-context.ts";
import type { PageLog } from "../../model/page-log.ts";

export const testEnv: ClientEnv = withVersion({
  assetsPath: "",
  envStage: "test",
  a57Url: "",
  staticDomain: "",
  ISADomain: "",
  facebookArticleAppId: "",
  flags: {},
  analyticsUrl: "",
  vitalsShare: 0,
});

const idIsPath: ReadonlySet<keyof RecordDocs> = new Set(["section", "static_page", "tag"]);

type Records = { [T in keyof RecordDocs]?: Record<string, RecordDocs[T]> };

/** A store that holds these records, by id; of the kinds that have one, the id is the path. */
export function storeOf(records: Records): ContentClient {
  return {
    byId: async (type, id) => records[type]?.[id],
    byPath: async (type, path) =>
      idIsPath.has(type) ? records[type]?.[path.replace(/^\/(category\/)?/, "")] : undefined,
    byPaths: async (_type, paths) => paths.map(() => undefined),
    redirectAt: async () => undefined,
    redirectPatterns: async () => [],
    all: async (type) => Object.values(records[type] ?? {}),
    cards: async () => [],
    layout: async () => undefined,
    suggestions: async () => [],
    search: async () => nothingFound,
    completions: async () => [],
    corrections: async () => [],
  };
}

export function quietLog() {
  return { info: vi.fn<PageLog["info"]>(), warn: vi.fn<PageLog["warn"]>(), error: vi.fn<PageLog["error"]>() };
}

export function asking(path: string, parts: Partial<PageContext> = {}) {
  const log = quietLog();
  const noteFailure = vi.fn<PageContext["noteFailure"]>();
  const context: PageContext = {
    path,
    query: new URLSearchParams(),
    search: "",
    route: { name: "slug-article", path: "/:slug/:article", kind: "article" },
    params: {},
    content: storeOf({}),
    state: new ContentState(),
    endings: [],
    log,
    now: 0,
    origin: "https://www.meridian.example",
    env: testEnv,
    styleSheet: async () => "",
    noteFailure,
    ...parts,
  };
  return { context, log, noteFailure };
}
