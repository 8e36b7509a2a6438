// What fronts and their stories are called at the desk, over HTTP: by the names that the paper has for them.

import { afterAll, beforeAll, expect, it } from "vitest";
import { runContent } from "../demo-site.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

const story = (number: number) => ({
  type: "article",
  id: number,
  title: `Ship ${number} comes in`,
  canonical_url: `/harbor/ship-${number}`,
  publication_date: "2026-03-02T00:00:00Z",
});
const front = (subtype: string, elementId: string, ...numbers: number[]) => ({
  type: "layout",
  id: `of-${elementId}`,
  subtype,
  elementId,
  main: [
    {
      is: "article-list",
      props: {
        title: "First",
        searchCriteria: { fixedArticles: numbers.map((number) => ({ articleUrl: `/harbor/ship-${number}` })) },
      },
    },
  ],
});
const records = [
  ...[1, 2, 3].map(story),
  { type: "section", id: 41, title: "Harbor", path: "harbor" },
  { type: "person", id: 7, full_name: "Ada Quay", role: "Author" },
  front("sectionLayout", "41", 1, 99),
  front("personLayout", "7"),
  front("categoryLayout", "harbor"),
  front("showLayout", "none"),
];

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
beforeAll(async () => {
  desk = await startDeskCalls(records);
  call = await desk.as("producer", "Ann");
});
afterAll(() => desk.stop());

const ask = async (path: string) => (await call("GET", `/fronts${path}`)).json();

it("fronts are listed with what their pages are called", async () => {
  const fronts: { id: string; name: string | null }[] = await ask("");
  expect(Object.fromEntries(fronts.map(({ id, name }) => [id, name]))).toEqual({
    "of-41": "Harbor",
    "of-7": "Ada Quay",
    "of-harbor": "Harbor",
    "of-none": null,
  });
});

it("history names stories by their headlines, and those that nobody knows by their addresses", async () => {
  for (const number of [2, 3]) {
    await runContent(
      ["import", "-"],
      { DATA_DIR: desk.site.dataDir },
      JSON.stringify(front("sectionLayout", "41", number)),
    );
  }
  const [last] = await ask("/of-41/history");
  for (const words of ["Ship 2 comes in", "Ship 1 comes in", "/harbor/ship-99"]) {
    expect(JSON.stringify(last.changed)).toContain(words);
  }
  const { differences } = await ask(`/of-41/history/${last.number}`);
  expect(JSON.stringify(differences)).toContain("Ship 2 comes in");
  expect(JSON.stringify(differences)).not.toContain("/harbor/ship-2");
});
