// A row of columnists shows as many people as it can: a second column by the same hand waits until everyone has had a turn.

export function oneEachFirst<T extends { authors?: readonly { name: string }[] }>(items: readonly T[]): T[] {
  const turns = new Map<string, number>();
  return items
    .map((item) => {
      const name = item.authors?.[0]?.name;
      const turn = name === undefined ? 0 : (turns.get(name) ?? 0);
      if (name !== undefined) turns.set(name, turn + 1);
      return { item, turn };
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ item }) => item);
}
