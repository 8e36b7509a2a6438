import { expect, it } from "vitest";
import { choicesKey, saveChoices, parseChoices, readChoices } from "./saved-choices.ts";

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it("ADS-06 choices come back as they were saved, and none leave no trace", () => {
  const storage = memory();
  saveChoices({ ads: true, measurement: false }, () => storage);
  expect(storage.items.get(choicesKey)).toBe('{"version":1,"ads":true,"measurement":false}');
  expect(readChoices(() => storage)).toEqual({ ads: true, measurement: false });
  storage.setItem("embeds-always", '["youtube"]');
  saveChoices({}, () => storage);
  expect(storage.items.size).toBe(0);
});

it.each([
  [null, {}],
  ["", {}],
  ["granted", {}],
  ["[]", {}],
  ["null", {}],
  ['{"ads":true}', {}],
  ['{"version":2,"ads":true}', {}],
  ['{"version":1,"ads":"yes","embeds":true,"other":true,"__proto__":{"ads":true}}', { embeds: true }],
])("ADS-06 %s is read as %o", (text, choices) => {
  expect(parseChoices(text)).toEqual(choices);
});

it("ADS-06 a browser that keeps nothing has no choices and says so", () => {
  const refusing = () => {
    throw new Error("denied");
  };
  expect(readChoices(refusing)).toEqual({});
  expect(saveChoices({ ads: true }, refusing)).toBe(false);
});
