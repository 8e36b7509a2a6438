import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serviceAgain, startOutboxWorker, untilStored } from "./outbox-worker.ts";

it.each([
  [1, 1_000],
  [2, 2_000],
  [6, 32_000],
  [7, 60_000],
  [500, 60_000],
])("FORM-05 a mail server that was away %i times in a row is asked again after %i ms", (failures, expected) => {
  expect(serviceAgain(failures)).toBe(expected);
});

interface Given {
  due?: number[];
  lanes?: number[];
  send?: (claimed: readonly number[]) => Promise<boolean>;
}

/** A worker that claims two entries at once. */
function working({ due = [], lanes = [5_000], send = async () => true }: Given) {
  const asked: number[] = [];
  const sent: (readonly number[])[] = [];
  const claim = vi.fn(async (most: number) => {
    asked.push(most);
    return due.splice(0, most);
  });
  const onError = vi.fn();
  const onStopped = vi.fn();
  const worker = startOutboxWorker<number>({
    claim,
    send: (claimed) => {
      sent.push(claimed);
      return send(claimed);
    },
    atOnce: 2,
    lanes,
    onError,
    onStopped,
  });
  return { worker, due, asked, sent, claim, onError, onStopped };
}

describe("a worker", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it("sends all that is due, then looks again after a while, or when it is woken", async () => {
    const { worker, due, sent } = working({ due: [1, 2, 3] });
    await pass(0);
    expect(sent).toEqual([[1, 2], [3]]);
    due.push(4);
    await pass(4_999);
    expect(sent).toHaveLength(2);
    await pass(1);
    expect(sent.at(-1)).toEqual([4]);
    due.push(5);
    worker.wake();
    await pass(0);
    expect(sent.at(-1)).toEqual([5]);
    await worker.stop();
  });

  it("tries a service that is away with one entry, later and later, whoever wakes it", async () => {
    let isAway = true;
    const { worker, due, asked } = working({ due: [1, 2], send: async () => !isAway });
    await pass(0);
    due.push(1, 2, 3, 4);
    worker.wake();
    await pass(999);
    expect(asked).toEqual([2]);
    await pass(1);
    expect(asked).toEqual([2, 1]);
    await pass(1_999);
    expect(asked).toEqual([2, 1]);
    isAway = false;
    await pass(1);
    expect(asked).toEqual([2, 1, 1, 2, 2]);
    await worker.stop();
  });

  it("goes on after an error, without haste", async () => {
    const { worker, due, claim, onError, sent } = working({});
    await pass(0);
    claim.mockRejectedValueOnce(new Error("the store is away"));
    due.push(1);
    worker.wake();
    await pass(4_999);
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("the store is away"));
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([[1]]);
    await worker.stop();
  });

  it("has the other lanes look too when there may be more than one lane takes", async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { worker, due, sent } = working({ lanes: [5_000, 60_000], send: () => promise });
    await pass(0);
    due.push(1, 2, 3);
    await pass(5_000);
    expect(sent).toEqual([[1, 2], [3]]);
    resolve(true);
    await worker.stop();
  });

  it("stops when what is being sent has been, and claims nothing more", async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { worker, asked, onStopped } = working({ due: [1, 2, 3], send: () => promise });
    await pass(0);
    const stopped = worker.stop();
    await pass(100);
    expect(onStopped).not.toHaveBeenCalled();
    resolve(true);
    await stopped;
    expect(onStopped).toHaveBeenCalledOnce();
    expect(asked).toEqual([2]);
  });

  it("stops at once while it rests, also for a service that is away", async () => {
    const { worker } = working({ due: [1], send: async () => false });
    await pass(0);
    await expect(worker.stop()).resolves.toBeUndefined();
  });
});

describe("what became of an entry", () => {
  const failing = (times: number) => {
    const store = vi.fn(async () => undefined);
    for (let time = 0; time < times; time += 1) store.mockRejectedValueOnce(new Error("away"));
    return store;
  };

  it("is stored when the store is back", async () => {
    const [store, onError] = [failing(1), vi.fn()];
    await untilStored(store, new AbortController().signal, onError);
    expect(store).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledOnce();
  });

  it("is given up when the worker stops", async () => {
    const [store, onError] = [failing(5), vi.fn()];
    await untilStored(store, AbortSignal.abort(), onError);
    expect(store).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledOnce();
  });
});
