import { afterEach, expect, it, vi } from "vitest";
import { ProviderError } from "./ask-provider.ts";
import { RememberedCalls } from "./remembered-calls.ts";

const options = { most: 2, keep: { answer: 10_000, gone: 10_000, failed: 20, busy: 0 } };

function calls(answer: () => Promise<{ n: number }>) {
  const remembered = new RememberedCalls<{ n: number }>(options);
  const call = vi.fn(answer);
  return { call, ask: (key: string) => remembered.get(key, call) };
}

it("EMBED-03 whoever asks while a call is under way shares it, and its answer is remembered", async () => {
  const { call, ask } = calls(async () => ({ n: 1 }));
  expect(await Promise.all([ask("a"), ask("a")])).toEqual([{ n: 1 }, { n: 1 }]);
  await ask("a");
  expect(call).toHaveBeenCalledTimes(1);
});

it("EMBED-03 only so many answers are remembered", async () => {
  const { call, ask } = calls(async () => ({ n: 1 }));
  for (const key of ["a", "b", "c", "a"]) await ask(key);
  expect(call).toHaveBeenCalledTimes(4);
});

afterEach(() => {
  vi.useRealTimers();
});

it("EMBED-03 that a post is gone is remembered; that a call failed only shortly; that it was refused here not at all", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
  const faults = ["gone", "failed", "busy"] as const;
  const counts = [];
  for (const fault of faults) {
    const { call, ask } = calls(() => Promise.reject(new ProviderError(fault, "no")));
    await expect(ask("a")).rejects.toMatchObject({ fault });
    await expect(ask("a")).rejects.toMatchObject({ fault });
    const atOnce = call.mock.calls.length;
    clock.mockReturnValue(performance.now() + 60);
    vi.advanceTimersByTime(60);
    await expect(ask("a")).rejects.toMatchObject({ fault });
    counts.push([fault, atOnce, call.mock.calls.length]);
  }
  expect(counts).toEqual([
    ["gone", 1, 1],
    ["failed", 1, 2],
    ["busy", 2, 3],
  ]);
});
