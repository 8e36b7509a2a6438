/** Those known before that are now parsed otherwise. A new example changes nothing that is stored. */
export function changedExamples(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(before).filter((name) => now[name] !== undefined && now[name] !== before[name]);
}
