import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["10<sup>6</sup> t CO<sub>2</sub>", "10⁶ t CO₂"],
  ["10<sup>-12</sup> m<sup>2</sup>", "10⁻¹² m²"],
  ['<sup class="x"> 3 </sup>He', "³He"],
  ["the 4<sup>th</sup> of H<sub>x</sub>", "the 4th of Hx"],
  ["2<sup></sup>1", "21"],
  ['The tide<sup><a href="#in-story-a" id="in-story-a-link">1</a></sup> rose.', "The tide rose."],
  ['The tide<a href="#in-story-a" id="in-story-a-link">¹²</a> rose.', "The tide rose."],
])("%s reads %s", (html, words) => {
  expect(plainText(html)).toBe(words);
});
