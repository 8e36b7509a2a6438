import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { QueueFullError, WorkQueue } from "./work-queue.server.ts";

function held(queue: WorkQueue, signal?: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  const result = queue.run(() => {
    hasBegun = true;
    return promise;
  }, signal);
  // Each test awaits those it cares for.
  result.catch(() => undefined);
  return { result, resolve, reject, hasBegun: () => hasBegun };
}

it("runs no more at a time than it may, in order of arrival", async () => {
  const queue = new WorkQueue({ atOnce: 2, mostWaiting: 10 });
  const works = Array.from({ length: 4 }, () => held(queue));
  const begun = () => works.map(({ hasBegun }) => hasBegun());
  await nextTurn();
  expect(begun()).toEqual([true, true, false, false]);
  works[1]?.resolve("done");
  await nextTurn();
  expect(begun()).toEqual([true, true, true, false]);
  works[0]?.reject(new Error("failed"));
  await nextTurn();
  expect(begun()).toEqual([true, true, true, true]);
  await expect(works[1]?.result).resolves.toBe("done");
  await expect(works[0]?.result).rejects.toThrow("failed");
});

it("refuses what would wait beyond its limit, and takes work again when there is room", async () => {
  const queue = new WorkQueue({ atOnce: 1, mostWaiting: 1 });
  const [first, second] = [held(queue), held(queue)];
  await expect(queue.run(async () => "third")).rejects.toThrow(QueueFullError);
  first.resolve("");
  second.resolve("");
  await second.result;
  await expect(queue.run(async () => "fourth")).resolves.toBe("fourth");
});

it("never begins what nobody waits for any more, and gives its place away", async () => {
  const queue = new WorkQueue({ atOnce: 1, mostWaiting: 1 });
  const first = held(queue);
  const leaving = new AbortController();
  const second = held(queue, leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(second.result).rejects.toThrow("gone");
  const third = held(queue);
  first.resolve("");
  await nextTurn();
  expect([second.hasBegun(), third.hasBegun()]).toEqual([false, true]);
  third.resolve("");
  await expect(queue.run(async () => 1, AbortSignal.abort(new Error("gone before")))).rejects.toThrow("gone before");
});

it("lets work that has begun finish", async () => {
  const queue = new WorkQueue({ atOnce: 1, mostWaiting: 1 });
  const leaving = new AbortController();
  const work = held(queue, leaving.signal);
  await nextTurn();
  leaving.abort();
  work.resolve("finished");
  await expect(work.result).resolves.toBe("finished");
});

it("refuses with the error it was given for that", async () => {
  const queue = new WorkQueue({ atOnce: 0, mostWaiting: 0, fullError: () => new Error("busy") });
  await expect(queue.run(async () => "never")).rejects.toThrow("busy");
});

describe("a queue for work that keeps the main thread busy", () => {
  it("begins one in each turn of the event loop, in order, and has room for so many", async () => {
    const queue = new WorkQueue({ atOnce: 2, mostWaiting: 3, onePerTurn: true });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (number: number) => () =>
      new Promise<number>((resolve) => {
        begun.push(number);
        ends.push(() => resolve(number));
      });
    const results = [1, 2, 3, 4].map((number) => {
      expect(queue.isFull).toBe(false);
      return queue.run(work(number));
    });
    expect([queue.isFull, queue.waiting, begun]).toEqual([true, 3, [1]]);
    await nextTurn();
    await nextTurn();
    expect(begun).toEqual([1, 2]);
    await nextTurn();
    expect(begun).toEqual([1, 2]);
    ends[0]?.();
    await expect.poll(() => begun).toEqual([1, 2, 3]);
    ends[1]?.();
    await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
    for (const end of ends) end();
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
    expect([queue.isFull, queue.waiting]).toEqual([false, 0]);
  });

  it("goes on after work that failed", async () => {
    const queue = new WorkQueue({ atOnce: 1, mostWaiting: 5, onePerTurn: true });
    const failed = queue.run(async () => Promise.reject(new Error("no")));
    const after = queue.run(async () => "done");
    await expect(failed).rejects.toThrow("no");
    expect(await after).toBe("done");
  });
});
