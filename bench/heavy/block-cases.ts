// Of every block as many as a record may have, with its lists and texts as long as they may be.

import { globSync, readFileSync } from "node:fs";
import { bodySchemas } from "../../content/blocks/body-schemas.ts";
import { blockKind } from "../../content/blocks/parse-blocks.ts";
import { limits } from "../../model/fields/content-limits.ts";
import { caseOf, front, isAccepted, pathsOfStory, repeat, story, type HeavyCase, type Shape } from "./make-case.ts";

interface Example {
  is: string;
  props: Record<string, unknown>;
}

const examples = (): Example[] =>
  globSync("site/blocks/*/example.json")
    .toSorted()
    .map((file): Example => JSON.parse(readFileSync(file, "utf8")))
    .map((example) => ({ ...example, props: Object(example.props) }));

/** Every list in it made as long as asked for. */
function withLongLists({ is, props }: Example, count: number): Example {
  const lists = Object.entries(props).filter(([, value]) => Array.isArray(value) && value.length > 0);
  const long = lists.map(([name, value]) => [
    name,
    Array.from({ length: count }, (_, at) => Object(value)[at % Object(value).length]),
  ]);
  return { is, props: { ...props, ...Object.fromEntries(long) } };
}

const hasLists = ({ props }: Example) => Object.values(props).some((value) => Array.isArray(value) && value.length > 0);

/** Every text in it made as long as asked for, of a character that becomes five; what may not be so is left as it is. */
function withLongTexts({ is, props }: Example, length: number, fits: (example: Example) => boolean): Example {
  let long: Example = { is, props };
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== "string") continue;
    const longer = { is, props: { ...long.props, [name]: "&".repeat(length) } };
    if (fits(longer)) long = longer;
  }
  return long;
}

function casesOf(example: Example): HeavyCase[] {
  const kind = blockKind(example.is) ?? "";
  const isBody = Object.hasOwn(bodySchemas, kind);
  const shape = (components: (count: number) => object[], most?: number): Shape => ({
    make: (id, count) =>
      isBody ? story(id, { components: components(count) }) : front(id, { main: components(count) }),
    ...(most !== undefined && { most }),
    paths: (id) => (isBody ? pathsOfStory(id) : [`/${id}`]),
  });
  const fits = (block: Example) => isAccepted(shape(() => [block]).make("fits", 1));
  const wordy = withLongTexts(example, 4_900, fits);
  return [
    ...caseOf(
      `${kind} many`,
      shape((count) => repeat(example, count), limits.components),
    ),
    ...caseOf(
      `${kind} wordy`,
      shape((count) => repeat(wordy, count), limits.components),
    ),
    ...(hasLists(example)
      ? caseOf(
          `${kind} long`,
          shape((count) => [withLongLists(example, count)], limits.listElements),
        )
      : []),
  ];
}

export function blockCases(): HeavyCase[] {
  return examples().flatMap(casesOf);
}
