// The fields of a block that its example does not have, found in its schema: exports spell a field in several ways, and an attacker
// tries them all.

import { z } from "zod";

type Path = readonly (string | number)[];

/** As much of JSON Schema as blocks need. */
interface Fields {
  type?: string | string[];
  properties?: Record<string, Fields>;
  items?: Fields;
  enum?: unknown[];
}

const fieldsSchema: z.ZodType<Fields> = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  get properties() {
    return z.record(z.string(), fieldsSchema).optional();
  },
  get items() {
    return fieldsSchema.optional();
  },
});

const placeholder = "Some words";

const isText = ({ type, enum: choices }: Fields) =>
  choices === undefined && (type === "string" || (Array.isArray(type) && type.includes("string")));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Texts that could stand in the value and do not; of lists only the first element is looked at. */
function missingTexts(value: unknown, fields: Fields, path: Path = []): Path[] {
  if (Array.isArray(value)) return fields.items === undefined ? [] : missingTexts(value[0], fields.items, [...path, 0]);
  if (!isObject(value)) return [];
  return Object.entries(fields.properties ?? {}).flatMap(([name, inner]) => {
    if (Object.hasOwn(value, name)) return missingTexts(value[name], inner, [...path, name]);
    return isText(inner) ? [[...path, name]] : [];
  });
}

function presentTexts(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (Array.isArray(value)) return presentTexts(value[0], [...path, 0]);
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => presentTexts(inner, [...path, name])) : [];
}

function changed(value: unknown, [step, ...rest]: Path, text: string | undefined): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((inner, index) => (index === step ? changed(inner, rest, text) : inner));
  const { [step]: inner, ...others } = Object(value);
  if (rest.length === 0 && text === undefined) return others;
  return { ...others, [step]: changed(inner, rest, text) };
}

/** Of several changes those that are accepted, one after the other. */
function asAccepted(
  value: unknown,
  paths: readonly Path[],
  text: string | undefined,
  isAccepted: (candidate: unknown) => boolean,
): unknown {
  return paths.reduce<unknown>((whole, path) => {
    const candidate = changed(whole, path, text);
    return isAccepted(candidate) ? candidate : whole;
  }, value);
}

/**
 * The example with every field it lacked, and without those texts of its own that it can do without: where two fields mean the same,
 * the one of the example would hide the other. Undefined when it lacks none.
 */
export function withOtherFields(
  example: unknown,
  jsonSchema: unknown,
  isAccepted: (candidate: unknown) => boolean,
): unknown {
  const missing = missingTexts(example, fieldsSchema.parse(jsonSchema));
  if (missing.length === 0) return undefined;
  const full = asAccepted(example, missing, placeholder, isAccepted);
  return asAccepted(full, presentTexts(example), undefined, isAccepted);
}
