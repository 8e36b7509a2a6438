// Values of a record as they stand in a field, and back. Pure.

/** Empty for what is no text and no figure. */
export function textIn(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** A figure as a figure; what is not whole yet, such as `3.`, as it is typed. */
export function numberOf(typed: string): number | string {
  const figure = Number(typed);
  return String(figure) === typed ? figure : typed;
}

/** Exports spell flags as booleans, "true"/"True" and 1. */
export function isYes(value: unknown, usual: boolean): boolean {
  if (typeof value === "boolean") return value;
  const text = textIn(value);
  return text === "" ? usual : /^(true|1|yes)$/i.test(text);
}
