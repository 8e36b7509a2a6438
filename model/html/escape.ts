// Writing text and JSON into HTML without either breaking out of its place.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const entity = (character: string) => entities[character] ?? "";

export function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, entity);
}

export function escapeAttribute(text: string): string {
  return text.replaceAll(/[&<>"]/g, entity);
}

const unsafeInScript: Record<string, string> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };

export function serialiseForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll(/[<\u2028\u2029]/g, (character) => unsafeInScript[character] ?? "");
}
