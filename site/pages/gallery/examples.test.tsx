import { expect, it } from "vitest";
import { blockSchemas } from "../../../content/blocks/schemas.ts";
import { blockExamples, readExample } from "./examples.server.tsx";
import { pieces } from "./pieces.tsx";

const examples = blockExamples();

it.each(examples)("the example of $name is read without gaps and drawn", ({ faults, blocks }) => {
  expect(faults).toEqual([]);
  expect(blocks).toHaveLength(1);
});

it("every kind of block is shown", () => {
  const shown = new Set<string>(examples.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
  expect(Object.keys(blockSchemas).filter((kind) => !shown.has(kind))).toEqual([]);
});

it("every piece of site/ui is shown", () => {
  const files = Object.keys(import.meta.glob(["../../ui/[A-Z]*.tsx", "!../../ui/*.test.tsx"]));
  const names = files.map((file) => /([^/]+)\.tsx$/.exec(file)?.[1]);
  expect(Object.keys(pieces)).toEqual(names);
});

it.each([
  [{ is: "heading", props: {} }, "heading text: is missing"],
  [{ is: "hologram" }, "hologram is not a component this site knows"],
])("an example that cannot be read says why: %o", (example, fault) => {
  expect(readExample("broken", example).faults).toContain(fault);
});
