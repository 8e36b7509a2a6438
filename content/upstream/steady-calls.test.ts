import { describe, expect, it } from "vitest";
import { HttpError } from "../../model/http-error.ts";
import { steadyCalls } from "./steady-calls.ts";

const calls = (options: Partial<Parameters<typeof steadyCalls>[0]> = {}) =>
  steadyCalls({ atOnce: 2, waiting: 2, now: () => 0, pause: () => 0, ...options });

/** Fails so many times, then answers; counts how often it was called. */
function failing(times: number, error: Error) {
  const call = {
    count: 0,
    call: async () => {
      call.count += 1;
      if (call.count <= times) throw error;
      return "answer";
    },
  };
  return call;
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error: Error) => error.message,
  );

describe("a call that fails", () => {
  it.each([
    ["no connection", new TypeError("fetch failed"), "answer", 2],
    ["503", new HttpError("busy", 503), "answer", 2],
    ["404", new HttpError("not here", 404), "not here", 1],
    ["500", new HttpError("broken", 500), "broken", 1],
    ["no answer in time", Object.assign(new Error("late"), { name: "TimeoutError" }), "late", 1],
    ["no JSON", new SyntaxError("nonsense"), "nonsense", 1],
  ])("%s: %s", async (_, error, expected, count) => {
    const call = failing(1, error);
    expect(await outcome(calls().run(call.call))).toBe(expected);
    expect(call.count).toBe(count);
  });

  it.each([
    [2, "answer"],
    [3, "fetch failed"],
  ])("%i times, tried three times: %s", async (times, expected) => {
    const pauses: number[] = [];
    const pause = (tries: number) => {
      pauses.push(tries);
      return 0;
    };
    const call = failing(times, new TypeError("fetch failed"));
    expect(await outcome(calls({ tries: 3, pause }).run(call.call))).toBe(expected);
    expect([call.count, pauses]).toEqual([3, [1, 2]]);
  });

  it("when all fail, second tries end: one in ten, after a few at first", async () => {
    let made = 0;
    const { run } = calls({ now: () => (made += 100_000) });
    const tried = { count: 0 };
    for (let turn = 0; turn < 100; turn += 1) {
      await outcome(
        run(async () => {
          tried.count += 1;
          throw new TypeError("fetch failed");
        }),
      );
    }
    expect(tried.count).toBeGreaterThan(100);
    expect(tried.count).toBeLessThanOrEqual(100 + 5 + 10);
  });

  it("five in a row open the breaker: the next is not made, and 404s never count", async () => {
    const { run, breaker } = calls();
    const gone = failing(Infinity, new HttpError("not here", 404));
    for (let turn = 0; turn < 10; turn += 1) await outcome(run(gone.call));
    expect(breaker.isOpen).toBe(false);
    const broken = failing(Infinity, new HttpError("broken", 500));
    for (let turn = 0; turn < 10; turn += 1) await outcome(run(broken.call));
    expect(broken.count).toBe(5);
    expect(breaker.isOpen).toBe(true);
  });
});

it("runs a few at once, lets a few wait, and refuses the rest at once", async () => {
  const { run } = calls();
  const open = Array.from({ length: 5 }, () => Promise.withResolvers<string>());
  const begun: number[] = [];
  const results = open.map(({ promise }, place) =>
    outcome(
      run(() => {
        begun.push(place);
        return promise;
      }),
    ),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  expect(await results[4]).toBe("Too many calls to the content API are waiting");
  for (const { resolve } of open) resolve("done");
  expect(await Promise.all(results.slice(0, 4))).toEqual(["done", "done", "done", "done"]);
});
