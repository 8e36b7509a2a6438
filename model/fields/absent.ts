// Exports spell a missing value in four ways: absent, null, "" (or blank) and {}. This makes them one: absent.
// Elements of lists keep their places, so that an empty table cell stays a cell.

import { limits, longerThan, moreThan } from "./content-limits.ts";

/** A text or a list that is too long to be read at all, or lists within each other without end. */
export class ExcessError extends Error {
  /** Where, e.g. `components.3.props`. */
  readonly path: string;

  constructor(path: Path, message: string) {
    super(message);
    this.path = path.slice(0, longestPath).join(".");
  }
}

type Path = (string | number)[];

/** As much of a place as a reader of refusals wants to read. */
const longestPath = 8;

export function isAbsent(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === "string" && value.trim() === "") ||
    (typeof value === "object" && !Array.isArray(value) && Object.keys(value).length === 0)
  );
}

export function dropAbsent(value: unknown, path: Path = []): unknown {
  if (typeof value === "string") {
    if (value.length > limits.unreadText) throw new ExcessError(path, longerThan(limits.unreadText));
    return storable(value);
  }
  if (typeof value !== "object" || value === null) return value;
  if (path.length === limits.recordDepth) {
    throw new ExcessError([], `is nested deeper than ${limits.recordDepth} levels`);
  }
  return Array.isArray(value) ? elementsOf(value, path) : fieldsOf(value, path);
}

function elementsOf(list: readonly unknown[], path: Path): unknown[] {
  if (list.length > limits.unreadElements) throw new ExcessError(path, moreThan(limits.unreadElements, "elements"));
  const present: unknown[] = [];
  for (const element of list) {
    path.push(present.length);
    present.push(dropAbsent(element, path));
    path.pop();
  }
  return present;
}

function fieldsOf(value: object, path: Path): Record<string, unknown> {
  const fields = Object.entries(value);
  if (fields.length > limits.unreadElements) throw new ExcessError(path, moreThan(limits.unreadElements, "fields"));
  const present: Record<string, unknown> = {};
  for (const [name, inner] of fields) {
    path.push(name);
    const cleaned = dropAbsent(inner, path);
    path.pop();
    if (!isAbsent(cleaned) && name !== "__proto__") present[name] = cleaned;
  }
  return present;
}

/**
 * JSON may spell the character U+0000 and halves of characters beyond U+FFFF. PostgreSQL cannot store the one, addresses cannot be made of
 * the other, and no text needs either.
 */
function storable(text: string): string {
  return (text.includes("\0") ? text.replaceAll("\0", "") : text).toWellFormed();
}
