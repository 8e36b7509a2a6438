import { expect, it } from "vitest";
import type { StaticPage } from "../records/static-page.ts";
import { parseLine } from "./parse-line.ts";
import { giveWay } from "./give-way.ts";

function lineOf(record: object) {
  const parsed = parseLine(Buffer.from(JSON.stringify(record)));
  if (parsed === undefined || !("ok" in parsed)) throw new Error("a record that can be stored");
  return { put: parsed.ok, line: 1 };
}

const page = (more: object) => ({ type: "static_page", id: "/about", path: "/about", title: "About", ...more });
const docOf = (more: object): StaticPage => JSON.parse(lineOf(page(more)).put.doc);

it.each<[what: string, coming: object, standing: StaticPage | undefined, stays: boolean]>([
  ["one to begin with, where nothing is", page({ starter: true }), undefined, true],
  ["one to begin with, over another such", page({ starter: true }), docOf({ starter: true, title: "Old" }), true],
  ["one to begin with, over the publisher's", page({ starter: true }), docOf({ title: "Ours" }), false],
  ["the publisher's, over one to begin with", page({}), docOf({ starter: true }), true],
  ["the publisher's, over the publisher's", page({}), docOf({}), true],
  ["a page that speaks of starters", page({ description: '"starter":true' }), docOf({}), true],
])("%s", async (_, coming, standing, stays) => {
  const { stay, leave } = await giveWay([lineOf(coming)], async () => standing);
  expect([stay.length, leave.length]).toEqual(stays ? [1, 0] : [0, 1]);
});
