// Work that depends on one record alone is done once for as long as that record is in memory.

export function oncePer<Thing extends object, Result>(work: (thing: Thing) => Result): (thing: Thing) => Result {
  const done = new WeakMap<Thing, Result>();
  return (thing) => {
    const known = done.get(thing);
    if (known !== undefined) return known;
    const result = work(thing);
    done.set(thing, result);
    return result;
  };
}

/** The same for work that also depends on where the record is shown. Only the last place is remembered: there is nearly always one. */
export function oncePerPlace<Thing extends object, Result>(
  work: (thing: Thing, path: string, origin: string) => Result,
): (thing: Thing, path: string, origin: string) => Result {
  const done = new WeakMap<Thing, { path: string; origin: string; result: Result }>();
  return (thing, path, origin) => {
    const known = done.get(thing);
    if (known !== undefined && known.path === path && known.origin === origin) return known.result;
    const result = work(thing, path, origin);
    done.set(thing, { path, origin, result });
    return result;
  };
}
