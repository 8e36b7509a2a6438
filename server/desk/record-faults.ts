/** A reason names its place first: `title: is missing`, `social.x: must be a text`. */
export function faultsOf(reasons: readonly string[]): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const reason of reasons) {
    const [, field = "", inside = "", text = reason] = /^(\w+)((?:\.\w+)*): (.*)$/s.exec(reason) ?? [];
    faults[field] ??= inside === "" ? text : `${inside.slice(1)}: ${text}`;
  }
  return faults;
}
