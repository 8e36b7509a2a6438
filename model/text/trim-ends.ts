// Cuts a repeated character off the ends of a text. A loop: an expression such as /-+$/ tries every run of them anew, in quadratic time.

export function trimEnd(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

export function trimEnds(text: string, character: string): string {
  const rest = trimEnd(text, character);
  let start = 0;
  while (rest[start] === character) start += 1;
  return rest.slice(start);
}

/** `/us/crime/` → `us/crime`. */
export function trimSlashes(path: string): string {
  return trimEnds(path, "/");
}
