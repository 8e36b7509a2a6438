import { vi } from "vitest";
import { pollPatience } from "./patience.ts";

/** Asks again and again until nothing is thrown; returns what came. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: pollPatience, interval: 20 });
}
