import { expect, it } from "vitest";
import { testLimits } from "../limits/testing/test-limits.ts";
import { callBudget } from "./call-budget.ts";

/** A call that ends when it is told to. */
function openCall() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { call: () => promise, end: () => resolve("done") };
}

const limitsAt = (now: () => number) => testLimits({}, now).limits;
const generous = { name: "a provider", atOnce: 2, perMinute: 1000, waiting: 1, limits: limitsAt(() => 0) };

it("EMBED-03 so many calls at once, so many wait, no more", async () => {
  const spend = callBudget(generous);
  const calls = [openCall(), openCall(), openCall()];
  let third = "waiting";
  const [first, second] = calls.slice(0, 2).map(({ call }) => spend(call));
  const last = spend(async () => {
    third = "begun";
    return "done";
  });
  await expect(spend(async () => "never")).rejects.toMatchObject({ fault: "busy" });
  expect(third).toBe("waiting");
  calls[0]?.end();
  await Promise.all([first, last]);
  expect(third).toBe("begun");
  calls[1]?.end();
  await second;
});

it("EMBED-03 a call that fails gives its turn back", async () => {
  const spend = callBudget({ ...generous, atOnce: 1, waiting: 0 });
  await expect(spend(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(spend(async () => "yes")).resolves.toBe("yes");
});

it("EMBED-03 so many calls a minute; they come back evenly and never more than that", async () => {
  let now = 0;
  const spend = callBudget({ ...generous, atOnce: 10, perMinute: 2, waiting: 0, limits: limitsAt(() => now) });
  const call = () => spend(async () => "yes");
  await Promise.all([call(), call()]);
  await expect(call()).rejects.toMatchObject({ fault: "busy" });
  now = 30_000;
  await expect(call()).resolves.toBe("yes");
  await expect(call()).rejects.toMatchObject({ fault: "busy" });
  now = 600_000;
  await Promise.all([call(), call()]);
  await expect(call()).rejects.toMatchObject({ fault: "busy" });
});
