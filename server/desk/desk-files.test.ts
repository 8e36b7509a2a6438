import { expect, it } from "vitest";
import { stylesOf } from "./desk-files.ts";

const file = (css: string[], imports: string[] = []) => ({ file: "x.js", css, imports, isEntry: false });
const manifest = {
  entry: file(["entry.css"], ["fields", "buttons"]),
  fields: file(["fields.css"], ["buttons"]),
  buttons: file(["buttons.css"], ["fields"]),
  alone: file([]),
};

it.each([
  ["entry", ["buttons.css", "fields.css", "entry.css"]],
  ["fields", ["buttons.css", "fields.css"]],
  ["alone", []],
  ["nothing", []],
])("%s needs the styles of all that it imports", (name, expected) => {
  expect(stylesOf(name, manifest)).toEqual(expected);
});
