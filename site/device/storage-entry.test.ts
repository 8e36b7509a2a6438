import { expect, it, vi } from "vitest";
import { onChange } from "../../core/client/device-changes.ts";
import { storageEntry } from "./storage-entry.ts";
import { fullStorage, memoryStorage } from "./testing.ts";

const countIn = (saved: ReadonlyMap<string, unknown>) => {
  const count = saved.get("count");
  return { count: typeof count === "number" ? count : 0 };
};
const entry = (storage: ReturnType<typeof memoryStorage>) =>
  storageEntry({ key: "test", version: 2, parse: countIn, storage: () => storage });

it("comes back as it was saved, under its version, and is gone when forgotten", () => {
  const storage = memoryStorage();
  const saved = entry(storage);
  expect(saved.read()).toEqual({ count: 0 });
  expect(saved.keep({ count: 3 })).toBe(true);
  expect(storage.items.get("test")).toBe('{"version":2,"count":3}');
  expect(saved.read()).toEqual({ count: 3 });
  saved.forget();
  expect(storage.items.size).toBe(0);
  expect(saved.read()).toEqual({ count: 0 });
});

it("is the same value until it changes, also when another tab wrote it", () => {
  const storage = memoryStorage();
  const saved = entry(storage);
  saved.keep({ count: 1 });
  expect(saved.read()).toBe(saved.read());
  storage.items.set("test", '{"version":2,"count":9}');
  expect(saved.read()).toEqual({ count: 9 });
});

it.each(["", "null", "[]", "7", '"text"', '{"count":4}', '{"version":1,"count":4}', '{"version":2,"count":"4"}', "{"])(
  "%s, which another version or nobody wrote, is nothing",
  (text) => {
    expect(entry(memoryStorage({ test: text })).read()).toEqual({ count: 0 });
  },
);

it("a browser without room, or one that keeps nothing, is told apart and breaks nothing", () => {
  const full = storageEntry({ key: "test", version: 2, parse: countIn, storage: fullStorage });
  expect(full.keep({ count: 1 })).toBe(false);
  const refusing = storageEntry({
    key: "test",
    version: 2,
    parse: countIn,
    storage: () => {
      throw new Error("denied");
    },
  });
  expect(refusing.read()).toEqual({ count: 0 });
  expect(refusing.keep({ count: 1 })).toBe(false);
  refusing.forget();
});

it("every change in this tab is heard until one stops listening", () => {
  const saved = entry(memoryStorage());
  const hear = vi.fn();
  const stop = onChange(hear);
  saved.keep({ count: 1 });
  saved.forget();
  stop();
  saved.keep({ count: 2 });
  expect(hear).toHaveBeenCalledTimes(2);
});
