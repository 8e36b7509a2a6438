// One thing that a reader keeps on the device: a versioned entry of local storage, never sent anywhere. Whoever shows it hears of every change,
// also of one made in another tab.

import { onChange, tellChange } from "../../core/client/device-changes.ts";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

export interface StorageEntry<T> {
  key: string;
  /** The same value until it changes. */
  read: () => T;
  /** False when the browser keeps nothing, or has no room left. */
  keep: (value: T) => boolean;
  forget: () => void;
  /** Answers the function that stops it. */
  watch: (hear: () => void) => () => void;
}

interface EntryParts<T> {
  key: string;
  version: number;
  /** Makes a value of whatever was saved, if only the empty one: another version of the site may have written it. */
  parse: (saved: ReadonlyMap<string, unknown>) => T;
  storage?: () => Storage;
}

export function storageEntry<T extends object>({
  key,
  version,
  parse,
  storage = () => localStorage,
}: EntryParts<T>): StorageEntry<T> {
  let known: { text: string | null; value: T } | undefined;

  const text = () => {
    try {
      return storage().getItem(key);
    } catch {
      // A browser that keeps nothing refuses even to be asked.
      return null;
    }
  };
  const change = (write: () => void): boolean => {
    try {
      write();
      return true;
    } catch {
      return false;
    } finally {
      tellChange();
    }
  };

  return {
    key,
    read() {
      const now = text();
      if (known === undefined || known.text !== now) known = { text: now, value: parse(valuesIn(now, version)) };
      return known.value;
    },
    keep: (value) => change(() => storage().setItem(key, JSON.stringify({ version, ...value }))),
    forget: () => void change(() => storage().removeItem(key)),
    watch(hear) {
      const onStorage = (event: StorageEvent) => {
        // Without a key everything was erased.
        if (event.key === null || event.key === key) hear();
      };
      const stop = onChange(hear);
      addEventListener("storage", onStorage);
      return () => {
        stop();
        removeEventListener("storage", onStorage);
      };
    },
  };
}

/** What another version wrote, or nobody can read, is nothing. */
function valuesIn(text: string | null, version: number): ReadonlyMap<string, unknown> {
  try {
    const saved: unknown = JSON.parse(text ?? "null");
    const values = new Map<string, unknown>(typeof saved === "object" && saved !== null ? Object.entries(saved) : []);
    return values.get("version") === version ? values : new Map();
  } catch {
    return new Map();
  }
}
