import { expect, it } from "vitest";
import { hasPictureInPicture, pictureInPictureChange } from "./picture-in-picture.ts";

it.each([
  ["a film in the page goes out", { isEnabled: true, isOut: false }, "enter"],
  ["a film that is out comes back", { isEnabled: true, isOut: true }, "leave"],
  ["it comes back though windows were forbidden meanwhile", { isEnabled: false, isOut: true }, "leave"],
  ["where there are no such windows nothing happens", { isEnabled: false, isOut: false }, "none"],
])("picture in picture: %s", (_, state, expected) => {
  expect(pictureInPictureChange(state)).toBe(expected);
});

it.each([
  ["a browser with windows", { pictureInPictureEnabled: true }, true],
  ["one whose user forbids them", { pictureInPictureEnabled: false }, false],
  ["one that does not know the word", {}, false],
])("picture in picture: the button in %s", (_, document, expected) => {
  expect(hasPictureInPicture(document)).toBe(expected);
});
