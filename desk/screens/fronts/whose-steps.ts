/** What is thrown away with a working copy, and whose it is. */
export function whoseSteps(workers: readonly { name: string; steps: number }[]): string {
  if (workers.length === 0) return "Everything in it was taken back already.";
  const each = workers.map(({ name, steps }) => `${name} (${steps === 1 ? "one step" : `${steps} steps`})`);
  return `The work of ${new Intl.ListFormat("en").format(each)} goes, for everybody.`;
}
