import { describe, expect, it, vi } from "vitest";
import { memoized, singleFlight } from "./single-flight.ts";

const failsOnce = () => vi.fn(async () => "made").mockRejectedValueOnce(new Error("broken"));

describe.each([
  ["singleFlight", singleFlight],
  ["memoized", memoized],
])("%s", (_, share) => {
  it("starts the work once for all who ask for a key while it runs, and once for each key", async () => {
    const work = vi.fn(async () => "made");
    const promises = new Map<string, Promise<string>>();
    const asked = ["a", "a", "b", "a"].map((key) => share(promises, key, work));
    expect(await Promise.all(asked)).toEqual(["made", "made", "made", "made"]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("tells everyone who waits of a failure, and starts again for the next", async () => {
    const work = failsOnce();
    const promises = new Map<string, Promise<string>>();
    const asked = [share(promises, "a", work), share(promises, "a", work)];
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(promises.size).toBe(0);
    expect(await share(promises, "a", work)).toBe("made");
    expect(work).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ["singleFlight starts again after a success", singleFlight, 2],
  ["memoized does not", memoized, 1],
])("%s", async (_, share, times) => {
  const work = vi.fn(async () => "made");
  const promises = new Map<string, Promise<string>>();
  await share(promises, "a", work);
  expect(await share(promises, "a", work)).toBe("made");
  expect(work).toHaveBeenCalledTimes(times);
});
