// Exports spell a missing value in four ways: absent, null, "" (or blank) and {}. This makes them one: absent.
// Elements of lists keep their places, so that an empty table cell stays a cell.

/** No record of a newsroom is nested deeper; a hostile one must not exhaust the stack. */
const MAX_DEPTH = 64;

export function isAbsent(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === "string" && value.trim() === "") ||
    (typeof value === "object" && !Array.isArray(value) && Object.keys(value).length === 0)
  );
}

export function dropAbsent(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return storable(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === MAX_DEPTH) throw new RangeError(`is nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return value.map((element) => dropAbsent(element, depth + 1));
  const kept: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const cleaned = dropAbsent(inner, depth + 1);
    if (!isAbsent(cleaned) && name !== "__proto__") kept[name] = cleaned;
  }
  return kept;
}

/**
 * JSON may spell the character U+0000 and halves of characters beyond U+FFFF. PostgreSQL cannot store the one, addresses cannot be made of
 * the other, and no text needs either.
 */
function storable(text: string): string {
  return (text.includes("\0") ? text.replaceAll("\0", "") : text).toWellFormed();
}
