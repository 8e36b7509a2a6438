// A front for a page that has none, by the calls of the desk: begun as what readers get there, unseen by them until it is published.

import { importRecords } from "../demo-site.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PagesWithoutFront } from "../../model/desk/front-calls.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { eventually } from "../eventually.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

const list = (title: string) => ({ is: "article-list", props: { title, searchCriteria: { size: 3 } } });
const section = (id: string, more: object = {}) => ({ type: "section", id, title: `The ${id}`, ...more });
const records = [
  ...["pier", "quay", "wharf", "dock", "jetty", "mole"].map((id) => section(id)),
  section("4711", { path: "harbor/inner", title: "The inner harbor" }),
  section("lent", { layout: "pier" }),
  { type: "tag", id: "ships", title: "Ships" },
  { type: "show", id: "12", title: "At Sea", show_slug: "at-sea" },
  { type: "person", id: "ada", full_name: "Ada Quay", role: "Author" },
  { type: "live_event", id: "fire", title: "Harbor fire" },
  { type: "layout", id: "all", subtype: "sectionLayout", elementId: null, title: "All", main: [list("Of all")] },
  {
    type: "layout",
    id: "own",
    subtype: "sectionLayout",
    elementId: "pier",
    published: null,
    main: [list("Of the pier")],
  },
  {
    type: "article",
    id: "ferry",
    title: "The ferry comes in",
    canonical_url: "/quay/ferry",
    publication_date: "2026-03-02T00:00:00Z",
    fn__sections: ["pier", "quay", "wharf", "dock", "jetty", "mole"].map((path) => ({ path, title: path })),
    components: [{ is: "paragraph", props: { text: "It comes in." } }],
  },
];

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
beforeAll(async () => {
  desk = await startDeskCalls(records, ofDemoBrand);
  call = await desk.as("producer", "Pia");
});
afterAll(() => desk.stop());

const sent = async (method: string, path: string, body?: object) => {
  const answer = await call(method, path, body);
  return { status: answer.status, body: await answer.json() };
};
const found = async (text: string): Promise<PagesWithoutFront> =>
  (await sent("GET", `/front-pages?${new URLSearchParams({ text }).toString()}`)).body;
const pages = async (text: string) => (await found(text)).pages;
const begin = async (element: string | null, subtype = "sectionLayout") =>
  sent("POST", "/fronts", { subtype, element });
const headings = async (path: string) =>
  [...(await (await fetch(desk.site.url + path)).text()).matchAll(/<h2[^>]*>(?:<a[^>]*>)?(Of [^<]*)</g)].map(
    ([, word]) => word,
  );
const lastDeed = async () => (await desk.store.desk.log.read(1))[0];

describe("pages without a front", () => {
  it("are named, sections first, and not those that have one", async () => {
    expect(await found("")).toEqual({
      pages: [
        { subtype: "homeLayout", element: null, title: "Front page", address: "/" },
        { subtype: "sectionLayout", element: "4711", title: "The inner harbor", address: "/harbor/inner" },
        ...["dock", "jetty", "mole", "quay", "wharf"].map((id) => ({
          subtype: "sectionLayout",
          element: id,
          title: `The ${id}`,
          address: `/${id}`,
        })),
        { subtype: "categoryLayout", element: null, title: "All topics", address: "" },
        { subtype: "categoryLayout", element: "ships", title: "Ships", address: "/category/ships" },
        { subtype: "showLayout", element: "12", title: "At Sea", address: "/shows/at-sea" },
        { subtype: "personLayout", element: "ada", title: "Ada Quay", address: "/person/a/ada-quay" },
        { subtype: "liveEventLayout", element: "fire", title: "Harbor fire", address: "/coverage/fire" },
      ],
      isMore: false,
    });
  });

  it.each([
    ["INNER", ["The inner harbor"]],
    ["harbor", ["The inner harbor", "Harbor fire"]],
    ["quay", ["The quay", "Ada Quay"]],
    ["pier", []],
  ])("are found by words: %s", async (text, titles) => {
    expect((await pages(text)).map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ["that is not there", { subtype: "sectionLayout", element: "none" }, 409],
    ["that has one", { subtype: "sectionLayout", element: "pier" }, 409],
    ["of no kind", { subtype: "noLayout", element: "quay" }, 409],
    ["that is none", { element: 7 }, 422],
  ])("nothing begins for a page %s", async (_, body, status) => {
    expect((await sent("POST", "/fronts", body)).status).toBe(status);
  });
});

describe("a new front", () => {
  it("begins as what readers get there, is changed and published as any other", async () => {
    const { status, body } = await begin("quay");
    expect(status).toBe(200);
    const at = `/fronts/${body.id}`;
    expect(await lastDeed()).toMatchObject({ name: "Pia", act: "began-front", subject: `layout/${body.id}` });
    expect((await pages("quay")).map(({ title }) => title)).toEqual(["Ada Quay"]);
    // Whoever begins it a second time gets the same.
    expect(await begin("quay")).toEqual({ status: 200, body });
    const listed: { id: string }[] = (await sent("GET", "/fronts")).body;
    expect(listed.find(({ id }) => id === body.id)).toMatchObject({
      title: "The quay",
      element: "quay",
      isLive: false,
    });

    const { body: open } = await sent("GET", at);
    expect(open).toMatchObject({ isLive: false, isNew: true, steps: 0, title: "The quay", problems: [] });
    expect(open.front.main).toMatchObject([{ component: list("Of all") }]);
    // What readers get beside it can be arranged, too.
    expect(open.front.rightRail[0]).toMatchObject({ component: { is: "trending", props: { title: "Trending" } } });
    const { body: drawn } = await sent("GET", `${at}/modules`);
    expect(drawn.address).toBe("/quay");
    expect(drawn.modules["main-0"].stories).toMatchObject([{ title: "The ferry comes in" }]);

    const change = { do: "set", key: "main-0", props: { title: "Of the quay" } };
    expect((await sent("POST", `${at}/steps`, { id: "step-of-test", change })).status).toBe(200);
    expect(await (await call("GET", `${at}/page`)).text()).toContain("Of the quay");
    expect(await headings("/quay")).toEqual(["Of all"]);
    expect((await sent("POST", `${at}/publish`, { over: open.version })).status).toBe(200);
    await eventually(async () => expect(await headings("/quay")).toEqual(["Of the quay"]));
    expect(await headings("/wharf")).toEqual(["Of all"]);
    expect((await sent("GET", at)).body).toMatchObject({ isLive: true, isNew: false, steps: 0 });
  });

  it("is published as it began, too, now or at its time", async () => {
    const [{ body: one }, { body: other }] = [await begin("wharf"), await begin("dock")];
    const { body: open } = await sent("GET", `/fronts/${one.id}`);
    expect((await sent("POST", `/fronts/${one.id}/publish`, { over: open.version })).status).toBe(200);
    await sent("GET", `/fronts/${other.id}`);
    await sent("PUT", `/fronts/${other.id}/schedule`, { at: Date.now() + 1_000 });
    await eventually(async () => {
      expect((await sent("GET", `/fronts/${one.id}`)).body.isLive).toBe(true);
      expect((await sent("GET", `/fronts/${other.id}`)).body.isLive).toBe(true);
    });
    expect(await headings("/wharf")).toEqual(["Of all"]);
  });

  it("goes as a whole when it is discarded; one that readers see does not", async () => {
    const { body } = await begin("jetty");
    const at = `/fronts/${body.id}`;
    await sent("GET", at);
    const change = { do: "hide", key: "main-0" };
    await sent("POST", `${at}/steps`, { id: "step-of-jetty", change });
    expect((await sent("DELETE", `${at}/working-copy`, { steps: 0 })).status).toBe(409);
    expect((await sent("DELETE", `${at}/working-copy`, { steps: 1 })).status).toBe(200);
    expect(await lastDeed()).toMatchObject({ act: "discarded-front" });
    expect((await sent("GET", at)).status).toBe(404);
    expect((await pages("jetty")).map(({ title }) => title)).toEqual(["The jetty"]);

    expect((await sent("GET", "/fronts/own")).body).toMatchObject({ isLive: true, isNew: false });
    expect((await sent("DELETE", "/fronts/own/working-copy", { steps: 0 })).status).toBe(200);
    expect(await headings("/pier")).toEqual(["Of the pier"]);
  });

  it("of the front page begins as what stands there before anybody has arranged it, and so does one of a show", async () => {
    const { body: home } = await begin(null, "homeLayout");
    const { body: open } = await sent("GET", `/fronts/${home.id}`);
    expect(open.front.preContent).toMatchObject([{ component: { is: "spotlight" } }]);
    expect((await sent("GET", `/fronts/${home.id}/modules`)).body.address).toBe("/");
    const { body: show } = await begin("12", "showLayout");
    expect((await sent("GET", `/fronts/${show.id}/modules`)).body).toMatchObject({
      address: "/shows/at-sea",
      modules: {},
    });
  });

  it("a front that a CMS has stored unpublished is published by whoever publishes it", async () => {
    const hidden = { type: "layout", id: "cms", subtype: "sectionLayout", elementId: "mole", published: false };
    await importRecords({ DATA_DIR: desk.site.dataDir }, [{ ...hidden, main: [list("Of the mole")] }]);
    const { body: open } = await sent("GET", "/fronts/cms");
    expect(open).toMatchObject({ isLive: false, isNew: false });
    expect(await headings("/mole")).toEqual(["Of all"]);
    expect((await sent("POST", "/fronts/cms/publish", { over: open.version })).status).toBe(200);
    await eventually(async () => expect(await headings("/mole")).toEqual(["Of the mole"]));
  });
});
