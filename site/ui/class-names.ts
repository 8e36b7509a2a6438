// Joins class names, leaving out those that do not apply.

export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
