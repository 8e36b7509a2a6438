// The label above the headline. One that only repeats what stands beside it, the section or an author, is left out.

export function kickerBeside(
  kicker: string | undefined,
  neighbours: readonly (string | undefined)[],
): string | undefined {
  const same = (text: string | undefined) => text?.toLowerCase() === kicker?.toLowerCase();
  return neighbours.some(same) ? undefined : kicker;
}
