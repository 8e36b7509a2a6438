// BLOCK-12 for every list of every block and record that has an example: a value that is no entry stands in it, and nothing else is lost.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { exampleRecords } from "../testing/prepared-examples.ts";
import { parseRecord } from "../records/parse-record.ts";

type Path = readonly (string | number)[];

/** Cells keep their places, candidates of a picture are chosen among, sizes of an ad are all strings (ADS-04), components are gaps of their own. */
const otherLists =
  /(^|\.)((?:rows|foot)\.\d+|header|responsiveImages|components|contentTypes|hosts\.name|fn__tags|sizes)$/;

function listsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) && value.length > 0 && !otherLists.test(path.join(".")) ? [path] : [];
  const entries = Array.isArray(value) ? value.map((inner, place) => [place, inner] as const) : Object.entries(value);
  return [...own, ...entries.flatMap(([name, inner]) => listsIn(inner, [...path, name]))];
}

function withStranger(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return Array.isArray(value) ? [value[0], false, ...value.slice(1)] : value;
  if (Array.isArray(value)) return value.map((inner, place) => (place === step ? withStranger(inner, rest) : inner));
  return { ...Object(value), [step]: withStranger(Object(value)[step], rest) };
}

function read(record: object) {
  const parsed = parseRecord(JSON.stringify(record));
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed));
  const { gaps: _, ...doc } = JSON.parse(parsed.ok.doc);
  return { doc, gaps: parsed.ok.gaps.map(({ at }) => at) };
}

const root = join(import.meta.dirname, "..", "..");
const blocks = globSync("site/blocks/*/example*.json", { cwd: root }).map((file) => {
  const { is, props } = JSON.parse(readFileSync(join(root, file), "utf8"));
  return {
    name: file.replace("site/blocks/", ""),
    fields: props,
    at: "components.0.",
    recordOf: (changed: unknown) => ({
      type: "article",
      id: "x",
      title: "X",
      canonical_url: "/us/x",
      components: [{ is, props: changed }],
    }),
  };
});
const records = exampleRecords().map((fields) => ({
  name: `${fields.type}/${fields.id}`,
  fields,
  at: "",
  recordOf: (changed: unknown) => Object(changed),
}));

const regions = /^(pre-?content|left-?rail|main|right-?rail|full-?width|post-?content)$/i;
const cases = [...blocks, ...records].flatMap(({ name, fields, at, recordOf }) =>
  listsIn(fields)
    .filter((path) => !path.some((step) => regions.test(String(step)) || step === "components"))
    .map((path) => ({ name: `${name} ${path.join(".")}`, fields, at, recordOf, path })),
);

it.each(cases)("BLOCK-12 $name", ({ fields, at, recordOf, path }) => {
  const before = read(recordOf(fields));
  const { doc, gaps } = read(recordOf(withStranger(fields, path)));
  expect(gaps).toEqual([...before.gaps, `${at}${[...path, 1].join(".")}`]);
  expect(doc).toEqual(before.doc);
});
