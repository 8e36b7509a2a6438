import { expect, it } from "vitest";
import { QueueFullError, WorkQueue } from "./work-queue.ts";

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

const settle = () => new Promise((resolve) => setImmediate(resolve));

it("runs no more at a time than it may, in order of arrival", async () => {
  const queue = new WorkQueue({ atOnce: 2, mostWaiting: 10 });
  const works = Array.from({ length: 4 }, () => held(queue));
  const begun = () => works.map(({ hasBegun }) => hasBegun());
  await settle();
  expect(begun()).toEqual([true, true, false, false]);
  works[1]?.resolve("done");
  await settle();
  expect(begun()).toEqual([true, true, true, false]);
  works[0]?.reject(new Error("failed"));
  await settle();
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
  await settle();
  expect([second.hasBegun(), third.hasBegun()]).toEqual([false, true]);
  third.resolve("");
  await expect(queue.run(async () => 1, AbortSignal.abort(new Error("gone before")))).rejects.toThrow("gone before");
});

it("lets work that has begun finish", async () => {
  const queue = new WorkQueue({ atOnce: 1, mostWaiting: 1 });
  const leaving = new AbortController();
  const work = held(queue, leaving.signal);
  await settle();
  leaving.abort();
  work.resolve("finished");
  await expect(work.result).resolves.toBe("finished");
});
