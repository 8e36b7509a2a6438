import { describe, expect, it } from "vitest";
import { recall, remember } from "./player-memory.ts";

function storageWith(text?: string) {
  const saved = new Map(text === undefined ? [] : [["player", text]]);
  return () => ({
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  });
}

const first = { volume: 1, muted: false, captions: false, autoplay: true, places: [] };

describe("the player’s memory", () => {
  it("keeps what was changed and leaves the rest", () => {
    const storage = storageWith();
    remember(storage, { volume: 0.4, captions: true });
    remember(storage, { muted: true });
    expect(recall(storage)).toEqual({ ...first, volume: 0.4, captions: true, muted: true });
  });

  it.each([
    [undefined, first],
    ["not json", first],
    ["null", first],
    ["[1]", first],
    ['{"volume":7,"muted":"yes"}', first],
    [
      '{"volume":0.5,"places":[{"videoId":"a","seconds":3},{"videoId":4},null]}',
      { ...first, volume: 0.5, places: [{ videoId: "a", seconds: 3 }] },
    ],
  ])("reads %s", (text, expected) => {
    expect(recall(storageWith(text))).toEqual(expected);
  });

  it("does without a storage that refuses", () => {
    const refuse = () => {
      throw new Error("forbidden");
    };
    expect(() => remember(refuse, { muted: true })).not.toThrow();
    expect(recall(refuse)).toEqual(first);
  });
});
