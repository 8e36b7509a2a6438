// The fields of a kind of record, read from its schema: for a form that is made of them.

import { z } from "zod";
import { kinds, type RecordType } from "../../content/records/kinds.ts";
import type { RecordField } from "../../model/desk/record-calls.ts";

/** As far as a form needs to know. */
const property = z.object({
  type: z.string().optional(),
  anyOf: z.array(z.object({ type: z.string().optional() })).optional(),
});
const described = z.object({ properties: z.record(z.string(), property), required: z.array(z.string()).default([]) });

export function recordFields(type: RecordType): RecordField[] {
  const schema = z.toJSONSchema(kinds[type].schema, { io: "input", unrepresentable: "any", reused: "inline" });
  const { properties, required } = described.parse(schema);
  return Object.entries(properties)
    .filter(([name]) => name !== "id")
    .map(([name, given]) => ({ name, as: formOf(given), isNeeded: required.includes(name) }));
}

/** Flags and figures may come as texts, too: exports write both. */
function formOf({ type, anyOf = [] }: z.output<typeof property>): RecordField["as"] {
  const types = type === undefined ? anyOf.map((one) => one.type) : [type];
  if (types.includes("boolean")) return "yes-no";
  if (types[0] === "number") return "number";
  return types.length > 0 && types.every((one) => one === "string" || one === "number") ? "text" : "json";
}
