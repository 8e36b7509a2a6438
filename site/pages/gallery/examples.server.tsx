// The example of every block, read by the real schemas and tried with the real renderers. What is wrong with one is said beside it.
// A folder may hold further examples, `example.NAME.json`, for its variants and the other kinds it draws.

import { renderToString } from "react-dom/server";
import { Blocks } from "../../blocks/Blocks.tsx";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { blockComponents } from "../../blocks/registry.ts";
import type { Block } from "../../../content/blocks/schemas.ts";

export interface BlockExample {
  /** The folder, and the variant if it is one. */
  name: string;
  json: string;
  blocks: Block[];
  /** Empty when all is well. */
  faults: string[];
}

const schemaFiles = Object.keys(import.meta.glob("../../blocks/*/schema.ts"));
const exampleFiles = import.meta.glob<unknown>("../../blocks/*/example*.json", { eager: true, import: "default" });

const folderOf = (file: string): string => file.split("/").at(-2) ?? "";

function nameOf(file: string): string {
  const variant = /example\.([^.]+)\.json$/.exec(file)?.[1];
  return variant === undefined ? folderOf(file) : `${folderOf(file)}, ${variant}`;
}

export function readExample(name: string, example: unknown): BlockExample {
  const json = JSON.stringify(example, null, 2);
  const { blocks, gaps } = parseBlocks([example]);
  const faults = gaps.flatMap(({ name: kind, reasons }) => reasons.map((reason) => `${kind} ${reason}`));
  try {
    renderToString(<Blocks blocks={blocks} renderers={blockComponents} />);
    return { name, json, blocks, faults };
  } catch (error) {
    return { name, json, blocks: [], faults: [...faults, `cannot be drawn: ${String(error)}`] };
  }
}

export function blockExamples(): BlockExample[] {
  const withExample = new Set(
    Object.keys(exampleFiles)
      .filter((file) => file.endsWith("/example.json"))
      .map(folderOf),
  );
  const missing = schemaFiles.map(folderOf).filter((folder) => !withExample.has(folder));
  return [
    ...Object.entries(exampleFiles).map(([file, example]) => readExample(nameOf(file), example)),
    ...missing.map((name) => ({ name, json: "", blocks: [], faults: ["has no example.json"] })),
  ].toSorted((a, b) => a.name.localeCompare(b.name));
}
