// Counts how often readers are led by stored redirects: in memory as they are answered, and into the store once in a while, all together.

export interface RedirectCounter {
  note: (ids: readonly string[]) => void;
  /** Resolves when everything counted is stored. */
  stop: () => Promise<void>;
}

export interface CounterParts {
  store: (uses: ReadonlyMap<string, number>) => Promise<void>;
  onError: (error: unknown) => void;
  /** In milliseconds. */
  period?: number;
  /** Of different redirects in one period; what is more waits no longer. */
  most?: number;
}

export function countRedirects({ store, onError, period = 30_000, most = 1_000 }: CounterParts): RedirectCounter {
  let uses = new Map<string, number>();
  let due: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(due);
    due = undefined;
    const counted = uses;
    uses = new Map();
    // What cannot be stored is lost: a count is not worth a reader's wait, or memory without end.
    if (counted.size > 0) storing = storing.then(() => store(counted)).catch(onError);
    return storing;
  }

  return {
    note(ids) {
      for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + 1);
      if (uses.size >= most) void flush();
      else if (uses.size > 0) due ??= setTimeout(() => void flush(), period).unref();
    },
    stop: flush,
  };
}
