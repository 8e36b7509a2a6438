// What blocks say in English where a record leaves it out: for publishers who write in another language.

import { z } from "zod";
import { blockSchemas } from "./schemas.ts";

export interface EnglishDefaults {
  kind: string;
  /** As records name them. */
  fields: string[];
}

/** Words, not values such as a colour. */
const isWords = (value: unknown) => typeof value === "string" && /^[A-Z][a-z]/.test(value);

const defaultsIn = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  default: z.unknown().optional(),
});

/** `ownWords`: defaults that are the brand's. */
export function englishDefaults(ownWords: readonly string[]): EnglishDefaults[] {
  return Object.entries(blockSchemas).flatMap(([kind, { schema }]) => {
    const fields = fieldsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), "", ownWords);
    return fields.length === 0 ? [] : [{ kind, fields }];
  });
}

function fieldsIn(described: unknown, name: string, ownWords: readonly string[]): string[] {
  const { properties = {}, default: usual } = defaultsIn.safeParse(described).data ?? {};
  if (isWords(usual) && !ownWords.includes(String(usual))) return [name];
  return Object.entries(properties).flatMap(([key, inner]) =>
    fieldsIn(inner, name === "" ? key : `${name}.${key}`, ownWords),
  );
}
