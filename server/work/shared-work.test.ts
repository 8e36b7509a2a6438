import { expect, it } from "vitest";
import { SharedWork } from "./shared-work.ts";

function started() {
  const shared = new SharedWork<string>();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const join = (signal?: AbortSignal) =>
    shared.join(
      "picture",
      (stop) => {
        signals.push(stop);
        stop.addEventListener("abort", () => reject(new Error("stopped")));
        return promise;
      },
      signal,
    );
  return { join, resolve, signals };
}

it("is done once for all who want it, and again when it is over", async () => {
  const { join, resolve, signals } = started();
  const all = Promise.all([join(), join(), join(new AbortController().signal)]);
  resolve("made");
  expect(await all).toEqual(["made", "made", "made"]);
  expect(signals).toHaveLength(1);
  await join();
  expect(signals).toHaveLength(2);
});

it("goes on while somebody waits, and is told to stop when nobody does", async () => {
  const { join, signals } = started();
  const [one, other] = [new AbortController(), new AbortController()];
  const results = [join(one.signal), join(other.signal)];
  one.abort(new Error("one left"));
  await expect(results[0]).rejects.toThrow("one left");
  expect(signals[0]?.aborted).toBe(false);
  other.abort(new Error("the other left"));
  await expect(results[1]).rejects.toThrow("the other left");
  expect(signals[0]?.aborted).toBe(true);
});

it("begins anew for who comes after it was told to stop", async () => {
  const shared = new SharedWork<string>();
  const leaving = new AbortController();
  const slow = shared.join("picture", () => new Promise(() => undefined), leaving.signal);
  leaving.abort(new Error("left"));
  await expect(slow).rejects.toThrow("left");
  await expect(shared.join("picture", async () => "made anew")).resolves.toBe("made anew");
});

it("tells everyone who waits of a failure", async () => {
  const shared = new SharedWork<string>();
  const fail = async () => {
    throw new Error("broken");
  };
  const results = await Promise.allSettled([shared.join("a", fail), shared.join("a", fail)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
