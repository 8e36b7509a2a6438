import { expect, it } from "vitest";
import { trackFetch, type FetchClock, type FetchState } from "./fetch-state.ts";

function testClock(): FetchClock & { pass(milliseconds: number): void; waited: number[] } {
  let time = 1000;
  const waited: number[] = [];
  return {
    waited,
    now: () => time,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
      time += milliseconds;
    },
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

it("STATE-01 pending clears only after 200 ms when the answer is quicker", async () => {
  const clock = testClock();
  const states: FetchState[] = [];
  const answer = await trackFetch(
    async () => (clock.pass(50), "page"),
    (state) => states.push(state),
    clock,
  );
  await Promise.resolve();
  expect(answer).toBe("page");
  expect(clock.waited).toEqual([150]);
  expect(states).toEqual([
    { pending: true, error: undefined, timestamp: 0 },
    { pending: false, error: undefined, timestamp: 1050 },
  ]);
});

it("STATE-01 a slow answer clears pending at once", async () => {
  const clock = testClock();
  const states: FetchState[] = [];
  await trackFetch(
    async () => clock.pass(900),
    (state) => states.push(state),
    clock,
  );
  expect(clock.waited).toEqual([]);
  expect(states.at(-1)).toEqual({ pending: false, error: undefined, timestamp: 1900 });
});

it("STATE-01 a failure is stored as the error of the state", async () => {
  const clock = testClock();
  const states: FetchState[] = [];
  const failure = new Error("no line");
  const answer = trackFetch(
    async () => Promise.reject(failure),
    (state) => states.push(state),
    clock,
  );
  await expect(answer).rejects.toBe(failure);
  expect(states.at(-1)).toMatchObject({ pending: false, error: failure });
});
