import { describe, expect, it } from "vitest";
import { shortAbsence } from "./short-absence.ts";

interface Played {
  isThere: boolean;
  now: number;
  looks: number;
}

/** Every look at the store takes a second. */
function play({ longest = 10_000, mostWaiting = 3 } = {}) {
  const played: Played = { isThere: false, now: 0, looks: 0 };
  const isBack = shortAbsence({
    longest,
    mostWaiting,
    now: () => played.now,
    answers: async () => {
      played.looks += 1;
      played.now += 1000;
      return played.isThere;
    },
  });
  return { played, isBack };
}

describe("a store that is away", () => {
  it("is waited for by all who ask, with one look for all of them, and by no more than may wait", async () => {
    const { played, isBack } = play();
    const waiting = [isBack(), isBack(), isBack()];
    expect(await isBack()).toBe(false);
    played.isThere = true;
    expect(await Promise.all(waiting)).toEqual([true, true, true]);
    expect(played.looks).toBeLessThan(3);
  });

  it("is waited for in the first seconds of its absence, not for so long by everybody", async () => {
    const { played, isBack } = play({ longest: 3000 });
    expect(await isBack()).toBe(false);
    expect(played.now).toBeGreaterThanOrEqual(4000);
    const { looks } = played;
    expect(await isBack()).toBe(false);
    expect(played.looks).toBe(looks + 1);
  });

  it("is waited for anew the next time", async () => {
    const { played, isBack } = play({ longest: 3000 });
    await isBack();
    played.now += 60_000;
    const { looks } = played;
    await isBack();
    expect(played.looks).toBeGreaterThan(looks + 1);
  });

  it("is waited for by nobody where that is the setting", async () => {
    const { played, isBack } = play({ longest: 0 });
    expect([await isBack(), played.looks]).toEqual([false, 0]);
  });
});
