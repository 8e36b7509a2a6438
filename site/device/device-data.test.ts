import { expect, it } from "vitest";
import { serviceName } from "../embeds/service-name.ts";
import { historyKey } from "./history/reading-history.ts";
import { cookiesIn, entriesOf, purposeOf, sizeText } from "./device-data.ts";
import { savedKey } from "./saved/saved-stories.ts";

it.each([
  ["cookie", "FN_theme", "The theme you chose"],
  ["local", savedKey, "The stories you saved"],
  ["local", historyKey, "The stories you read"],
  ["local", "followed-topics", "The topics you follow"],
  ["local", "amp-store:https://a.example", "Your answer to the question of an AMP page"],
  ["session", "opened 1b2c", "How much of a page’s lists you have opened, and where you were in it"],
  ["cookie", "__gads", "Set by a service whose content you allowed"],
  ["local", "constructor", "Kept by a service whose content you allowed"],
  ["cache", "pages-v1", "Pages and pictures for reading offline"],
] as const)("a %s named %s is told as “%s”", (place, name, purpose) => {
  expect(purposeOf(place, name)).toBe(purpose);
});

it("cookies and entries are listed with what they weigh", () => {
  expect(cookiesIn("FN_theme=dark; other=a=b").map(({ name, bytes }) => [name, bytes])).toEqual([
    ["FN_theme", 13],
    ["other", 9],
  ]);
  expect(cookiesIn("")).toEqual([]);
  expect(entriesOf("local", [["motion", "reduce"]])).toEqual([
    { place: "local", name: "motion", purpose: "Less motion", bytes: 24 },
  ]);
});

it.each([
  [undefined, ""],
  [0, "0 B"],
  [999, "999 B"],
  [1500, "1.5 KB"],
  [2_340_000, "2.3 MB"],
])("%s bytes are “%s”", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it.each([
  ["youtube", "YouTube"],
  ["tweet", "X"],
  ["frame:maps.example", "maps.example"],
  ["toString", "toString"],
])("the service saved as %s is called %s", (service, name) => {
  expect(serviceName(service)).toBe(name);
});
