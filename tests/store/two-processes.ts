// Two processes on one empty store, opened anew for each test, with a clock that the test moves.

import { afterAll, afterEach, beforeEach } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import type { EmptyHome, TestDatabase } from "./databases.ts";
import { noon } from "./sample-records.ts";

export interface TwoProcesses {
  store: Store;
  other: Store;
  now: number;
}

export function twoProcesses({ empty, stop }: Pick<TestDatabase, "empty" | "stop">): TwoProcesses {
  let home: EmptyHome | undefined;
  let opened: [Store, Store] | undefined;
  const at = (place: 0 | 1): Store => {
    if (opened === undefined) throw new Error("The store is open while a test runs");
    return opened[place];
  };
  const both = {
    now: noon,
    get store() {
      return at(0);
    },
    get other() {
      return at(1);
    },
  };
  beforeEach(async () => {
    both.now = noon;
    home = await empty();
    const options = { ...home, now: () => both.now };
    opened = [await openStore(options), await openStore(options)];
  });
  afterEach(async () => {
    for (const store of opened ?? []) await store.close();
    await home?.drop();
  });
  afterAll(stop);
  return both;
}
