// A unit that writes to the console has something to say that no assertion heard: it fails.

import { afterEach, beforeEach, expect, vi } from "vitest";

const methods = ["error", "warn"] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  for (const method of methods) {
    expect(vi.mocked(console[method]).mock.calls, `console.${method}`).toEqual([]);
  }
  vi.restoreAllMocks();
});
