import { expect, it } from "vitest";
import { withAmpCaptions } from "./amp-captions.ts";

it.each([
  ["/uploads/a.vtt", "https://www.meridian.example", "https://www.meridian.example/uploads/a.vtt"],
  ["https://cdn.example/a.vtt", "http://localhost:3000", "https://cdn.example/a.vtt"],
  ["/uploads/a.vtt", "http://localhost:3000", undefined],
  ["http://cdn.example/a.vtt", "https://www.meridian.example", undefined],
])("AMP-01 the captions %s on %s are at %s", (url, origin, expected) => {
  const { film } = withAmpCaptions({ film: { standing: "playable", captions: { url, language: "en" } } }, origin);
  expect(film?.captions?.url).toBe(expected);
});
