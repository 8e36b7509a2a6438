// The way from an address to its page, with a site that is not this one.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { notFound } from "../model/http-error.ts";
import type { PageLog } from "../model/page-log.ts";
import { pageMaker, type Outcome } from "./make-page.server.ts";
import { redirect } from "./redirect.ts";
import type { EngineContext, SiteDefinition } from "./site-definition.ts";
import { head, minute, trouble, type Notebook } from "./testing/notebook.ts";

interface NotebookContext extends EngineContext {
  note?: string;
}

const notes: Readonly<Record<string, string>> = { one: "The first note", loud: "THE LOUD ONE" };
const followStoredRedirect = vi.fn<(context: NotebookContext) => Promise<void>>();
const followRedirectPattern = vi.fn<(context: NotebookContext) => Promise<void>>();
const findNote = vi.fn<(context: NotebookContext) => void>();

const notebook: SiteDefinition<Notebook, NotebookContext> = {
  routes: [
    {
      name: "shelf",
      path: "/",
      rules: [],
      cache: "everyone",
      load: async () => ({
        page: "shelf",
        props: { notes: Object.values(notes) },
        head: head("All notes"),
        status: 200,
        bodyClass: "shelf",
      }),
    },
    {
      name: "note",
      path: "/notes/:name",
      rules: ["find-note"],
      cache: "everyone",
      validate: ({ name }) => name !== "secret",
      keepScroll: true,
      load: async ({ note }) => {
        if (note === undefined) throw new Error("the ink has run out");
        return { page: "note", props: { text: note }, head: head(note), status: 200, bodyClass: "note" };
      },
    },
  ],
  rules: { "find-note": findNote },
  followStoredRedirect,
  followRedirectPattern,
  layoutOf: (_route, { page }) => (page === "trouble" ? "trouble" : "cover"),
  loadShell: async () => ({ motto: "Write it down" }),
  loadServerOnly: async () => ({ pen: "blue" }),
  loadNotFoundPage: async (_context, message) => trouble(404, message),
  loadErrorPage: trouble,
  notFoundMessage: "No such page",
  validUntil: () => undefined,
};

const log = { info: vi.fn<PageLog["info"]>(), warn: vi.fn<PageLog["warn"]>(), error: vi.fn<PageLog["error"]>() };
const makePage = pageMaker(notebook);

function asked(path: string): Promise<Outcome<Notebook>> {
  return makePage({ assetsPath: "/files" }, ({ noteFailure }) => ({
    path,
    search: "",
    route: { name: "none", path: "" },
    params: {},
    now: 5 * minute + 7,
    log,
    noteFailure,
  }));
}

beforeEach(() => {
  vi.resetAllMocks();
  followStoredRedirect.mockResolvedValue();
  followRedirectPattern.mockResolvedValue();
  findNote.mockImplementation((context) => {
    const { name = "" } = context.params;
    if (name === "former") redirect("/notes/one", 301);
    if (name === "loud" && context.path !== "/NOTES/loud") redirect("/NOTES/loud", 301);
    if (name !== "dry" && notes[name] === undefined) throw notFound("No such note");
    context.note = notes[name];
  });
});

describe("a page", () => {
  it("is made by the loader of its route, with the shell, the layout and what only the server needs", async () => {
    expect(await asked("/")).toEqual({
      degraded: false,
      page: {
        page: "shelf",
        props: { notes: ["The first note", "THE LOUD ONE"] },
        head: head("All notes"),
        status: 200,
        bodyClass: "shelf",
        layout: "cover",
        path: "/",
        renderedAt: 5 * minute,
        validUntil: undefined,
        shell: { motto: "Write it down" },
        serverOnly: { pen: "blue" },
        env: { assetsPath: "/files" },
      },
    });
  });

  it("ROUTE-02 LOAD-06 gets what the rule has found, and says that its route leaves the reader where he is", async () => {
    expect(await asked("/notes/one")).toMatchObject({
      page: { page: "note", props: { text: "The first note" }, keepScroll: true },
    });
  });

  it.each([
    ["the rule says so", "/notes/former", "/notes/one"],
    ["a slash is at its end", "/notes/one/", "/notes/one"],
    ["the rule says so, in one step with a slash at its end", "/notes/former/", "/notes/one"],
    ["a slash is at its end, where nothing is", "/notes/nothing/", "/notes/nothing"],
    ["its fixed part is in another case", "/NOTES/one", "/notes/one"],
  ])("is elsewhere when %s", async (_, path, to) => {
    expect(await asked(path)).toMatchObject({ redirect: { to, status: 301 }, degraded: false });
  });

  it.each([
    ["where nothing is", "/notes/nothing/", "/"],
    ["unless a page is there", "/notes/one/", "/notes/one"],
    ["unless a page is there that knows its own address", "/notes/loud/", "/NOTES/loud"],
    ["not where the page fails", "/notes/dry/", "/notes/dry"],
  ])("with a slash at its end is one step away by a redirect for many, %s", async (_, path, to) => {
    followRedirectPattern.mockImplementation(async () => redirect("/", 301));
    expect(await asked(path)).toMatchObject({ redirect: { to, status: 301 } });
  });

  it("stands where its rule says, though the route writes its fixed part otherwise", async () => {
    expect(await asked("/notes/loud")).toMatchObject({ redirect: { to: "/NOTES/loud" } });
    expect(await asked("/NOTES/loud")).toMatchObject({ page: { page: "note", path: "/NOTES/loud" } });
  });

  it("is elsewhere when a redirect is stored for it, before any rule is run", async () => {
    followStoredRedirect.mockImplementation(async () => redirect("/", 302));
    expect(await asked("/notes/one")).toMatchObject({ redirect: { to: "/", status: 302 } });
    expect(await asked("/notes/one/"), "in one step").toMatchObject({ redirect: { to: "/", status: 302 } });
    expect(findNote).not.toHaveBeenCalled();
  });

  it.each([
    ["no route fits", "/nowhere/at/all", "No such page"],
    ["the rule finds nothing", "/notes/two", "No such note"],
    ["its check says no", "/notes/secret", "No such page"],
  ])("ROUTE-21 is not found when %s", async (_, path, message) => {
    expect(await asked(path)).toMatchObject({
      page: { page: "trouble", layout: "trouble", status: 404, props: { message } },
      degraded: false,
    });
    expect(followRedirectPattern).toHaveBeenCalledTimes(1);
  });

  it("ROUTE-21 is looked for no further when its check says no", async () => {
    await asked("/notes/secret");
    expect(findNote).not.toHaveBeenCalled();
  });

  it("LOAD-05 is not called missing when the redirects could not be read", async () => {
    followStoredRedirect.mockRejectedValue(new Error("no answer"));
    expect(await asked("/nowhere/at/all")).toMatchObject({ page: { page: "trouble", status: 503 }, degraded: true });
  });

  it("ERR-02 is the error page when its loader fails, and that is told", async () => {
    expect(await asked("/notes/dry")).toMatchObject({ page: { page: "trouble", status: 500 }, degraded: true });
    expect(log.error).toHaveBeenCalledWith("page failed", expect.objectContaining({ message: "the ink has run out" }));
  });
});
