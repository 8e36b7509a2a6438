// Which page an address gets, decided in one place: what the rules raise, what the store answers, what becomes of errors.

import { describe, expect, it, vi } from "vitest";
import type { ContentClient } from "../content/client.ts";
import { accepted } from "../content/testing/accepted.ts";
import { quietLog, storeOf, testEnv } from "./testing/asking.ts";
import { pageMaker } from "../core/make-page.server.ts";
import { ContentState } from "./content-state.ts";
import { loadFoundPage } from "./pages/load-found-page.server.ts";
import { rulesByKind } from "./rules/rules.ts";
import { siteDefinition } from "./site-definition.server.ts";
import { AwayError } from "../model/http-error.ts";
import { unmatched } from "./site-route.ts";

/** The site with a row in front of its own that has a check. */
const site: typeof siteDefinition = {
  ...siteDefinition,
  routes: [
    {
      name: "section",
      path: "/checked/:word",
      kind: "home",
      rules: rulesByKind.home,
      load: loadFoundPage,
      cache: "everyone",
      validate: ({ word }) => word !== "bad",
    },
    ...siteDefinition.routes,
  ],
};
const makePage = pageMaker(site);

const newsroom = storeOf({
  section: { politics: accepted("section", { id: "politics", title: "Politics" }).doc },
  static_page: { "checked/good": accepted("static_page", { id: "checked/good", title: "A checked page" }).doc },
});

async function asked(address: string, store: Partial<ContentClient> = {}) {
  const { pathname, searchParams, search } = new URL(address, "https://www.meridian.example");
  const log = quietLog();
  const content = { ...newsroom, ...store };
  const request = { path: pathname, query: searchParams, search: search.slice(1) };
  const outcome = await makePage(testEnv, ({ noteFailure }) => ({
    ...request,
    route: unmatched,
    params: {},
    state: new ContentState(),
    endings: [],
    noteFailure,
    content,
    log,
    now: 0,
    origin: "https://www.meridian.example",
    env: testEnv,
    styleSheet: async () => "",
  }));
  return { outcome, log };
}

const busy = () => Promise.reject(Object.assign(new Error("busy"), { statusCode: 503 }));
const down = () => Promise.reject(new Error("store is down"));

describe("the page of an address", () => {
  it.each([
    ["/checked/good", 200, "static"],
    ["/checked/bad", 404, "not-found"],
  ])("ROUTE-21 %s answers %i", async (path, status, page) => {
    expect((await asked(path)).outcome).toMatchObject({ page: { status, page } });
  });

  it("ROUTE-21 a check that says no stops the page before anything is read for it", async () => {
    const read = vi.spyOn(newsroom, "byPath");
    await asked("/checked/bad");
    expect(read).not.toHaveBeenCalledWith("static_page", "/checked/bad");
    await asked("/checked/good");
    expect(read).toHaveBeenCalledWith("static_page", "/checked/good");
  });

  it("LOAD-03 a category is found by its path and stands in the section layout", async () => {
    expect((await asked("/politics")).outcome).toMatchObject({
      page: { page: "section", layout: "section-pages", status: 200, bodyClass: "section-front politics" },
    });
  });

  it("LOAD-01 a path with a slash at its end moves, and uses up nothing of its query", async () => {
    expect((await asked("/politics/?page=2&b=1")).outcome).toMatchObject({
      redirect: { to: "/politics", status: 301, used: [] },
    });
  });

  it("NF-06 where nothing is, the answer is 404 and says so", async () => {
    expect((await asked("/no/such/story")).outcome).toMatchObject({
      page: { page: "not-found", status: 404, layout: "error", props: { message: "This page could not be found" } },
      degraded: false,
    });
  });
});

describe("a page while the store fails", () => {
  it("LOAD-05 what cannot be read is logged, and the visitor is sent to not-found; the page is not cached", async () => {
    const { outcome, log } = await asked("/politics", { byId: down, byPath: down });
    expect(outcome).toMatchObject({ page: { page: "not-found", status: 503 }, degraded: true });
    const events = log.error.mock.calls.map(([event]) => event);
    expect(events).toEqual(
      expect.arrayContaining(["category fetch failed", "article fetch failed", "static page fetch failed"]),
    );
  });

  it("LOAD-05 ERR-02 a failing layout is logged and shows the error page", async () => {
    const { outcome, log } = await asked("/politics", { layout: down });
    expect(outcome).toMatchObject({
      page: {
        page: "error",
        status: 500,
        layout: "error",
        props: { message: "This page could not be shown", statusCode: 500 },
      },
      degraded: true,
    });
    expect(log.error).toHaveBeenCalledWith("page failed", expect.objectContaining({ message: "store is down" }));
  });

  it("LOAD-05 a page that cannot be made without the store is not found for now", async () => {
    const away = () => Promise.reject(new AwayError(new Error("connection refused")));
    expect((await asked("/", { layout: away })).outcome).toMatchObject({
      page: { page: "not-found", status: 503 },
      degraded: true,
    });
  });

  it("ERR-02 an error keeps its own status", async () => {
    expect((await asked("/", { layout: busy })).outcome).toMatchObject({
      page: { page: "error", status: 503, props: { message: "This page could not be shown", statusCode: 503 } },
    });
  });
});
