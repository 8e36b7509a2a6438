/** The first of several moments, of which some may never come. */
export function earliest(...moments: readonly (number | undefined)[]): number | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
