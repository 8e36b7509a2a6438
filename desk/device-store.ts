// What is typed and not yet stored by the server stays on this device, one box for each person and thing.

export interface DeviceBox<T> {
  read(): T | undefined;
  write(value: T | undefined): void;
}

/** Of a browser that stores nothing, or has no room left: until the page is closed. */
const inMemory = new Map<string, string>();

export function deviceBox<T>(person: string, name: string): DeviceBox<T> {
  const key = `desk:${person}:${name}`;
  return {
    read() {
      const text = inMemory.get(key) ?? stored(key);
      // Written below and nowhere else.
      return text === undefined ? undefined : JSON.parse(text);
    },
    write(value) {
      inMemory.delete(key);
      try {
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        if (value !== undefined) inMemory.set(key, JSON.stringify(value));
      }
    },
  };
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
