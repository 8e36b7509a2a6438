// By what shape a value is filled in: that of its schema, or where an export has spelled it in another way, that of the value itself. Pure.

import {
  componentEnvelopes,
  type Envelope,
  type FieldShape,
  type KindOfThing,
  type PlainShape,
  type RecordField,
} from "../../../model/desk/record-shapes.ts";
import { isAbsent } from "../../../model/fields/absent.ts";
import { sameKindName } from "../../../model/fields/same-kind-name.ts";
import { addressOfPicture } from "../../../model/pictures/address-of-picture.ts";
import { isFields, isTyped } from "./typed-value.ts";

const parted: ReadonlySet<FieldShape["is"]> = new Set(["object", "list", "map", "component", "kinds"]);

/** Without fields in it. */
export function isPlain(shape: FieldShape): shape is PlainShape {
  return !parted.has(shape.is);
}

export function fittingShape(shape: FieldShape, value: unknown): FieldShape {
  return isAbsent(value) || isTyped(value) || fits(shape, value) ? shape : shapeOfValue(value);
}

function fits(shape: FieldShape, value: unknown): boolean {
  if (shape.is === "object" || shape.is === "map") return isFields(value);
  if (shape.is === "list") return Array.isArray(value) || isFields(value) || fits(shape.of, value);
  if (shape.is === "component") return envelopeOf(componentEnvelopes, value) !== undefined;
  if (shape.is === "kinds") return envelopeOf(shape.envelopes, value) !== undefined;
  if (shape.is === "picture") return typeof addressOfPicture(value) === "string";
  if (shape.is === "yes-no") return typeof value !== "object";
  return shape.is !== "json" && (typeof value === "string" || typeof value === "number");
}

function shapeOfValue(value: unknown): FieldShape {
  if (typeof value === "string") return { is: "text" };
  if (typeof value === "number") return { is: "number" };
  if (typeof value === "boolean") return { is: "yes-no", usual: false };
  if (Array.isArray(value)) {
    const first: unknown = value.find((row) => !isAbsent(row));
    return first === undefined ? { is: "json" } : { is: "list", of: shapeOfValue(first) };
  }
  return isFields(value) && Object.keys(value).length > 0
    ? { is: "object", fields: otherFields(value, []) }
    : { is: "json" };
}

/** What a value has beside the fields of its schema. */
export function otherFields(
  value: unknown,
  known: readonly RecordField[],
  hidden: readonly string[] = [],
): RecordField[] {
  if (!isFields(value) || isTyped(value)) return [];
  const names = new Set([...known.map(({ name }) => name), ...hidden]);
  return Object.entries(value)
    .filter(([name]) => !names.has(name))
    .map(([name, inner]) => ({ name, shape: shapeOfValue(inner), isNeeded: false }));
}

/** The one by which a thing says its kind. */
export function envelopeOf(envelopes: readonly Envelope[], value: unknown): Envelope | undefined {
  if (!isFields(value)) return undefined;
  const saying = envelopes.filter(({ kind }) => typeof value[kind] === "string");
  return saying.find(({ fields }) => fields === undefined || fields in value) ?? saying[0];
}

export function kindNamed(kinds: readonly KindOfThing[], name: unknown): KindOfThing | undefined {
  if (typeof name !== "string") return undefined;
  const wanted = sameKindName(name);
  return kinds.find((kind) => [kind.name, ...kind.also].some((one) => sameKindName(one) === wanted));
}
