import { describe, expect, it } from "vitest";
import { backgroundWork, type BackgroundParts } from "./background-work.ts";

function working(parts: Partial<BackgroundParts> = {}) {
  const done: string[] = [];
  const failed: string[] = [];
  let atOnce = 0;
  let most = 0;
  const work = backgroundWork({
    doOne: async (key) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      done.push(key);
      await Promise.resolve();
      atOnce -= 1;
      if (key === "/broken") throw new Error("broken");
    },
    areReadersWaiting: () => false,
    onFailure: (key) => failed.push(key),
    ...parts,
  });
  return { work, done, failed, most: () => most };
}

describe("work in the background", () => {
  it("is done one after another in the order given, each once, and one that fails keeps none from it", async () => {
    const { work, done, failed, most } = working();
    work.add(["/", "/broken", "/us"]);
    work.add(["/us", "/world"]);
    await expect.poll(() => done).toEqual(["/", "/us", "/world", "/broken"]);
    expect(most()).toBe(1);
    expect(failed).toEqual(["/broken"]);
  });

  it("is done again when it is asked for again", async () => {
    const { work, done } = working();
    work.add(["/"]);
    await expect.poll(() => done).toEqual(["/"]);
    work.add(["/"]);
    await expect.poll(() => done).toEqual(["/", "/"]);
  });

  it("waits while readers do", async () => {
    let areWaiting = true;
    let looks = 0;
    const { work, done } = working({
      areReadersWaiting: () => {
        looks += 1;
        return areWaiting;
      },
    });
    work.add(["/"]);
    await expect.poll(() => looks).toBeGreaterThan(2);
    expect(done).toEqual([]);
    areWaiting = false;
    await expect.poll(() => done).toEqual(["/"]);
  });

  it("is left alone when the site closes, which waits for the piece under way", async () => {
    let finish = () => {};
    const begun: string[] = [];
    const { work } = working({
      doOne: (key) => {
        begun.push(key);
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    });
    work.add(["/", "/us"]);
    const closed = work.close();
    finish();
    await closed;
    work.add(["/world"]);
    expect(begun).toEqual(["/"]);
  });
});
