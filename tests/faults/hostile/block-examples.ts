// Every block with every text it can hold: its written examples, and one more of each in which the fields stand that no example has.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { bodySchemas } from "../../../content/blocks/body-schemas.ts";
import { blockKind, parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { blockSchemas } from "../../../content/blocks/schemas.ts";
import { howFilledIn } from "../../../model/fields/filled-in.server.ts";
import { dropAbsent } from "../../../model/fields/absent.ts";
import { embedSchemas } from "../../../content/blocks/embed-schemas.ts";
import { looseIn, naming, placesIn, type Place } from "./poison.ts";
import { withOtherFields } from "./other-fields.ts";

const blocksFolder = join(import.meta.dirname, "..", "..", "..", "site", "blocks");
const exampleSchema = z.object({ is: z.string(), props: z.record(z.string(), z.unknown()) });
type Example = z.output<typeof exampleSchema>;

const readExample = (file: string): Example =>
  exampleSchema.parse(JSON.parse(readFileSync(join(blocksFolder, file), "utf8")));

const written = globSync("*/example*.json", { cwd: blocksFolder }).toSorted().map(readExample);

function isReadBlock(candidate: unknown): boolean {
  const { blocks, gaps } = parseBlocks([dropAbsent(candidate)]);
  const [block] = blocks;
  return gaps.length === 0 && block !== undefined;
}

function fieldsOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const how = howFilledIn(zodSchema);
      if (how !== undefined && "rowsOf" in how) {
        Object.assign(jsonSchema, { type: "array", items: fieldsOf(how.rowsOf) });
      }
    },
  });
}

/** What the examples of a block leave out: other spellings, rare fields. */
function otherwise(example: Example): Example[] {
  const kind = Object.entries(blockSchemas).find(([name]) => name === blockKind(example.is));
  if (kind === undefined) return [];
  const fields = fieldsOf(kind[1].schema);
  const other = withOtherFields(example.props, fields, (props) => isReadBlock({ is: example.is, props }));
  return other === undefined ? [] : [{ is: example.is, props: exampleSchema.shape.props.parse(other) }];
}

interface BlockExample {
  example: Example;
  places: readonly Place[];
  is: string;
  isBody: boolean;
}

export const blockExamples: readonly BlockExample[] = [
  ...written,
  ...written.filter(({ is }, index) => written.findIndex((one) => one.is === is) === index).flatMap(otherwise),
].map((example) => ({
  example,
  places: placesIn(example, naming.block, isReadBlock),
  is: example.is,
  isBody: Object.hasOwn(bodySchemas, blockKind(example.is) ?? ""),
}));

/** Blocks that nobody gave an example: their texts would go untested. */
export function blocksWithoutExample(): string[] {
  const known = new Set(blockExamples.map(({ is }) => blockKind(is)));
  return Object.keys(blockSchemas).filter((kind) => !known.has(blockKind(kind)));
}

/** Blocks of which no text was found: the search for texts is broken. But embeds hold ids alone, each in its own shape. */
export function blocksWithoutText(): string[] {
  const withText = new Set(
    blockExamples.flatMap(({ is, places }) => (places.some(({ takes }) => takes === "text") ? [is] : [])),
  );
  return written.map(({ is }) => is).filter((is) => !withText.has(is) && !Object.hasOwn(embedSchemas, is));
}

/** Fields that neither hold text nor are held to a shape. */
export function looseFields(): string[] {
  return blockExamples.flatMap(({ example }) =>
    looseIn(example, naming.block, isReadBlock).map((field) => `${example.is} ${field}`),
  );
}
