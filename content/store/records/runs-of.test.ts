import { expect, it } from "vitest";
import { parseRecord } from "../../records/parse-record.ts";
import { runsOf } from "./runs-of.ts";
import type { StoreChange } from "../store.ts";

function changeOf(spelled: string): StoreChange {
  const id = spelled.slice(1);
  const parsed = parseRecord(JSON.stringify({ type: "section", id, title: id, deleted: spelled.startsWith("-") }));
  if ("refused" in parsed) throw new Error(JSON.stringify(parsed.refused));
  return "ok" in parsed ? { put: parsed.ok } : parsed;
}

it.each([
  ["nothing", "", []],
  ["puts of different records", "+a +b +c", ["+a +b +c"]],
  ["a record twice", "+a +b +a +c", ["+a +b", "+a +c"]],
  ["a removal between", "+a -b +b +c", ["+a", "-b", "+b +c"]],
  ["removals only", "-a -a", ["-a", "-a"]],
  ["the same one thrice", "+a +a +a", ["+a", "+a", "+a"]],
])("%s: %j is written as %j", (_, spelled, runs) => {
  const changes = spelled.split(" ").filter(Boolean).map(changeOf);
  const written = runsOf(changes).map((run) =>
    "remove" in run ? `-${run.remove.id}` : run.put.map(({ id }) => `+${id}`).join(" "),
  );
  expect(written).toEqual(runs);
});
