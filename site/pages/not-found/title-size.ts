// How large a name can stand in a drawing: its letters keep their shape and their distance, whatever its length.

/** In parts of its size, a little more than bold serifs take. */
function widthOf(letter: string): number {
  if (letter === " ") return 0.28;
  if (/[MWmw]/.test(letter)) return 0.95;
  if (/[\p{Ll}\p{P}]/u.test(letter)) return 0.57;
  return /[\p{Lu}\p{N}]/u.test(letter) ? 0.74 : 1;
}

export function titleSize(name: string, room: number, largest: number): number {
  const width = Array.from(name.replaceAll(/\p{M}/gu, "")).reduce((sum, letter) => sum + widthOf(letter), 0);
  return Math.floor(Math.min(largest, room / width));
}
