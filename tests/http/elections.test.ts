import { describe, expect, inject, it } from "vitest";
import type { LiveMessage } from "../../site/live/live-message.ts";
import { runContent } from "../demo-site.ts";
import { openStream } from "./event-stream.ts";
import { get, getDocument, siteUrl } from "./site.ts";

const results = "/elections/2023/general-results";

const canonical = ({ root }: Awaited<ReturnType<typeof getDocument>>) =>
  new URL(root.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "").pathname;
const races = ({ root }: Awaited<ReturnType<typeof getDocument>>) =>
  root.querySelectorAll('[data-part^="race/"]').map((race) => race.getAttribute("data-part") ?? "");

describe("results", () => {
  it("ROUTE-11 stand at their own address and at /elections, and are at home at the first", async () => {
    const [own, current] = await Promise.all([getDocument(results), getDocument("/elections")]);
    expect([own.response.status, current.response.status]).toEqual([200, 200]);
    expect(races(current)).toEqual(races(own));
    expect(races(own).length).toBe(45);
    expect([canonical(own), canonical(current)]).toEqual([results, results]);
    expect(own.root.querySelectorAll("h1").map(({ text }) => text)).toEqual(["General election results"]);
  });

  it("ROUTE-11 key races come first, and each race once", async () => {
    const page = await getDocument(results);
    const [first] = page.root.querySelectorAll("#races section h2");
    expect(first?.text).toBe("Key races");
    expect(new Set(races(page)).size).toBe(45);
  });

  it.each([
    ["?state=ohio", ["race/senate-ohio", "race/house-ohio-9"]],
    ["?state=ohio&office=house", ["race/house-ohio-9"]],
    ["?state=Ohio&nothing=1", ["race/senate-ohio", "race/house-ohio-9"]],
    ["?state=maine&office=governor", []],
  ])("ROUTE-11 %s shows these races only", async (query, expected) => {
    const page = await getDocument(results + query);
    expect(page.response.status).toBe(200);
    expect(races(page)).toEqual(expected);
    expect(canonical(page)).toBe(results);
  });

  it("ROUTE-11 the map leads to the races of every state that has one, says how it stands, and marks the one on show", async () => {
    const { root } = await getDocument(`${results}?state=ohio`);
    const tiles = root.querySelectorAll('[data-part^="tile/senate/"]');
    const ohio = tiles.find((tile) => tile.getAttribute("data-part") === "tile/senate/OH");
    expect(tiles.length).toBeGreaterThan(25);
    expect(ohio?.getAttribute("href")).toBe(`${results}?state=ohio#races`);
    expect(ohio?.getAttribute("aria-current")).toBe("true");
    expect(ohio?.text).toMatch(/Ohio: (.+ leads, .+ counted|.+ wins|too close to call, .+)/);
  });

  it.each(["?state=atlantis", "?office=mayor"])("ROUTE-11 %s, which there is not, leads to all", async (query) => {
    const response = await get(results + query);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(results);
  });

  it.each(["/elections/2023/autumn-results", "/elections/2023/nowhere"])("%s is not there", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("are told as a page with its place in the site", async () => {
    const { root } = await getDocument(results);
    const types = root
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ textContent }) => JSON.parse(textContent)["@type"]);
    expect(types).toEqual(["WebPage", "BreadcrumbList"]);
  });
});

describe("the election category", () => {
  it.each([
    ["/elections/2023", "Election 2023"],
    ["/elections/2023/senate", "Senate races"],
  ])("ROUTE-10 %s is its front", async (path, title) => {
    const page = await getDocument(path);
    expect(page.response.status).toBe(200);
    expect(page.root.querySelector("h1")?.text).toBe(title);
    expect(canonical(page)).toBe(path);
    expect(page.root.querySelectorAll("main article").length).toBeGreaterThan(1);
    expect(page.root.querySelector(`main a[href="${results}"]`)).not.toBeNull();
  });
});

it("ROUTE-11 a changed count is told to open pages, and nothing else with it", async () => {
  const id = "2023/http-test";
  const race = (name: string, votes: number) => ({
    id: name,
    office: "Senate",
    state: name,
    candidates: [
      { name: "A", party: "Harbor", votes },
      { name: "B", party: "Prairie", votes: 10 },
    ],
  });
  const store = async (votes: number) => {
    // An old one: /elections goes on showing tonight's.
    const record = {
      type: "election",
      id,
      title: "Test",
      date: "2020-01-01",
      races: [race("Ohio", votes), race("Iowa", 20)],
    };
    const env = { DATA_DIR: inject("dataDir") };
    expect((await runContent(["import", "-"], env, JSON.stringify(record))).status).toBe(0);
  };
  await store(20);
  const address = `${siteUrl()}/api/live/elections/${id}-results`;
  const stream = await openStream(address);
  const { id: version = "" } = await stream.next("hello");
  await store(30);
  const { put }: LiveMessage = JSON.parse((await stream.next("update")).data);
  stream.close();
  expect(put.map((part) => part.id)).toEqual(["race/Ohio"]);
  expect(put[0]?.html).toContain("75.0%");

  const polled: LiveMessage = await (await fetch(`${address}?since=${version}`)).json();
  expect(polled.put.map((part) => part.id)).toEqual(["race/Ohio"]);
  const unknown: LiveMessage = await (await fetch(`${address}?since=nobody-knows`)).json();
  expect(unknown.all).toEqual(unknown.put.map((part) => part.id));
});
