// How the values of a schema are filled in by a form: read from the schema itself, and from what is noted of it where that does not tell.

import { z } from "zod";
import { bodySchemas } from "../../content/blocks/body-schemas.ts";
import { moduleSchemas } from "../../content/blocks/module-schemas.ts";
import { kinds, type RecordType } from "../../content/records/kinds.ts";
import type { FieldShape, KindOfThing, RecordField } from "../../model/desk/record-shapes.ts";
import { howFilledIn, type FilledIn } from "../../model/fields/filled-in.server.ts";
import type { BlockSchema } from "../../model/fields/schema-kit.server.ts";

type Schema = z.core.$ZodType;

/** Those of its schema, in its order. */
export function recordFields(type: RecordType): RecordField[] {
  const shape = shapeOf(kinds[type].schema);
  return shape.is === "object" ? shape.fields.filter(({ name }) => name !== "id") : [];
}

/** All that bodies and pages are made of. */
export function componentKinds(): KindOfThing[] {
  const groups = { "Text and media": bodySchemas, Modules: moduleSchemas };
  return Object.entries(groups).flatMap(([group, schemas]) =>
    Object.entries<BlockSchema>(schemas).map(([name, { schema, aliases = [] }]) => ({
      name,
      group,
      also: aliases,
      shape: shapeOf(schema),
    })),
  );
}

export function shapeOf(schema: Schema): FieldShape {
  const noted = howFilledIn(schema);
  if (noted !== undefined) return shapeNoted(noted);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return withUsual(shapeOf(schema.def.innerType), schema.def.defaultValue);
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodCatch) {
    return shapeOf(schema.def.innerType);
  }
  if (schema instanceof z.ZodPipe) return shapeOf(filledSide(schema));
  if (schema instanceof z.ZodObject) return { is: "object", fields: fieldsOf(schema.shape) };
  if (schema instanceof z.ZodArray) return { is: "list", of: shapeOf(schema.def.element) };
  if (schema instanceof z.ZodRecord) return { is: "map", of: shapeOf(schema.def.valueType) };
  if (schema instanceof z.ZodUnion) return shapeOfEither(schema.def.options.map(shapeOf));
  return shapeOfPlain(schema);
}

function shapeNoted(noted: FilledIn): FieldShape {
  if ("like" in noted) return shapeOf(noted.like);
  if ("rowsOf" in noted) return { is: "list", of: shapeOf(noted.rowsOf) };
  if ("as" in noted) return { is: noted.as };
  const { envelopes, kinds: things } = noted;
  const listed = Object.entries(things).map(([name, schema]) => ({ name, also: [], shape: shapeOf(schema) }));
  return { is: "kinds", envelopes, kinds: listed };
}

function shapeOfPlain(schema: Schema): FieldShape {
  if (schema instanceof z.ZodEnum) return { is: "choice", choices: schema.options };
  if (schema instanceof z.ZodLiteral) return { is: "choice", choices: [...schema.values].filter(isChoice) };
  if (schema instanceof z.ZodBoolean) return { is: "yes-no", usual: false };
  if (schema instanceof z.ZodNumber) return { is: "number" };
  return { is: schema instanceof z.ZodString ? "text" : "json" };
}

const isChoice = (value: unknown) => typeof value === "string" || typeof value === "number";

const plain: ReadonlySet<FieldShape["is"]> = new Set(["text", "number", "moment", "yes-no"]);

/** Exports write flags and figures as texts too: the first says what it is. */
function shapeOfEither(shapes: readonly FieldShape[]): FieldShape {
  const [first] = shapes;
  if (first?.is === "yes-no") return first;
  if (shapes.every(({ is }) => is === "choice")) {
    return { is: "choice", choices: shapes.flatMap((one) => (one.is === "choice" ? one.choices : [])) };
  }
  return { is: shapes.every(({ is }) => plain.has(is)) ? "text" : "json" };
}

/** What stands before what is made of it; of a text that becomes one of a few, those. */
function filledSide({ def }: z.ZodPipe): Schema {
  if (def.in instanceof z.ZodTransform) return def.out;
  return def.out instanceof z.ZodEnum || def.out instanceof z.ZodLiteral ? def.out : def.in;
}

function withUsual(shape: FieldShape, usual: unknown): FieldShape {
  if (shape.is === "yes-no") return { ...shape, usual: usual === true };
  return shape.is === "choice" && isChoice(usual) ? { ...shape, usual } : shape;
}

function fieldsOf(shape: Readonly<Record<string, Schema>>): RecordField[] {
  return Object.entries(shape).map(([name, schema]) => ({ name, shape: shapeOf(schema), isNeeded: isNeeded(schema) }));
}

function isNeeded(schema: Schema): boolean {
  if (schema instanceof z.ZodPipe) return isNeeded(filledSide(schema));
  return !(
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch
  );
}
