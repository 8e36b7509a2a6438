// Writing text and JSON into HTML without either breaking out of its place. A replacement that is a text, not a function, is many times
// faster where every character has to be escaped.

const inText = /[&<>]/;
const inAttribute = /[&<>"]/;

export function escapeText(text: string): string {
  return inText.test(text) ? text.replaceAll(/&/g, "&amp;").replaceAll(/</g, "&lt;").replaceAll(/>/g, "&gt;") : text;
}

export function escapeAttribute(text: string): string {
  return inAttribute.test(text) ? escapeText(text).replaceAll(/"/g, "&quot;") : text;
}

export function serialiseForScript(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll(/</g, String.raw`\u003c`)
    .replaceAll(/\u2028/g, String.raw`\u2028`)
    .replaceAll(/\u2029/g, String.raw`\u2029`);
}
