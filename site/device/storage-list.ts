// Lists of what leads somewhere on this site, as they are saved on the device: newest first, each address once, no longer than so many.

interface Listed {
  url: string;
}

export function withNewest<T extends Listed>(items: readonly T[], item: T, most: number): T[] {
  return [item, ...without(items, item.url)].slice(0, most);
}

export function without<T extends Listed>(items: readonly T[], url: string): T[] {
  return items.filter((item) => item.url !== url);
}

export function has(items: readonly Listed[], url: string): boolean {
  return items.some((item) => item.url === url);
}

/** What was saved, as far as it can be read. */
export function listIn<T>(saved: unknown, read: (fields: ReadonlyMap<string, unknown>) => T | undefined): T[] {
  if (!Array.isArray(saved)) return [];
  return saved.flatMap((item: unknown) => {
    const value = typeof item === "object" && item !== null ? read(new Map(Object.entries(item))) : undefined;
    return value === undefined ? [] : [value];
  });
}

export function textIn(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A path of this site: nothing else is ever linked from a list. */
export function pathIn(value: unknown): string | undefined {
  return typeof value === "string" && /^\/(?![/\\])/.test(value) ? value : undefined;
}
