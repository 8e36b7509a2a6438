// Writing text and JSON into HTML without either breaking out of its place.

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

const unsafeInScript: Record<string, string> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };

export function serialiseForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll(/[<\u2028\u2029]/g, (character) => unsafeInScript[character] ?? "");
}
