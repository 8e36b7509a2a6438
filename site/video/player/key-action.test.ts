import { describe, expect, it } from "vitest";
import { keyAction, type KeyHolder } from "./key-action.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe("keyAction", () => {
  it.each([
    [" ", { do: "toggle-play" }],
    ["k", { do: "toggle-play" }],
    ["K", { do: "toggle-play" }],
    ["m", { do: "toggle-mute" }],
    ["c", { do: "toggle-captions" }],
    ["f", { do: "toggle-fullscreen" }],
    ["ArrowLeft", { do: "skip", by: -5 }],
    ["ArrowRight", { do: "skip", by: 5 }],
    ["ArrowUp", { do: "change-volume", by: 0.1 }],
    ["0", { do: "seek", to: 0 }],
    ["5", { do: "seek", to: 0.5 }],
    ["9", { do: "seek", to: 0.9 }],
    ["End", { do: "seek", to: 1 }],
    [">", { do: "change-speed", by: 1 }],
    ["Tab", undefined],
    ["Escape", undefined],
    ["x", undefined],
    ["F5", undefined],
  ])("%s does %o", (key, expected) => {
    expect(keyAction({ ...plain, key }, undefined)).toEqual(expected);
  });

  it.each<[string, KeyHolder, boolean]>([
    [" ", "button", false],
    ["k", "button", true],
    ["ArrowLeft", "button", true],
    ["ArrowLeft", "slider", false],
    ["Home", "slider", false],
    [" ", "slider", true],
    ["m", "slider", true],
    ["ArrowDown", "choice", false],
    [" ", "choice", false],
    ["f", "choice", true],
  ])("%s on a %s is the player’s: %s", (key, holder, expected) => {
    expect(keyAction({ ...plain, key }, holder) !== undefined).toBe(expected);
  });

  it.each(["ctrlKey", "metaKey", "altKey"])("keys with %s are the browser’s", (modifier) => {
    expect(keyAction({ ...plain, key: "f", [modifier]: true }, undefined)).toBeUndefined();
  });
});
