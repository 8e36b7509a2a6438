import { expect, it } from "vitest";
import { jsonFault } from "./json-fault.ts";

it.each([
  ['{\n  "name": "The Quay"\n  "slogan": "News"\n}', "line 3, column 3: expected ',' or '}' after property value"],
  ['{\n  "name": "The Quay",\n}', "line 3, column 1: expected double-quoted property name"],
  ['{\n  "name": Quay\n}', "line 2, column 11: unexpected token 'Q'"],
  ['{\n  "features": { "ads": flase }\n}', "line 2, column 25: unexpected token 'l'"],
  ["// Ours\n{}", "line 1, column 1: unexpected token '/'"],
  ['{\r\n  "name": “The Quay”\r\n}', "line 2, column 11: unexpected token '“'"],
  ['{ "name": "The Quay', "line 1, column 20: unterminated string"],
  ['{ "list": [1, 2', "line 1, column 16: expected ',' or ']' after array element"],
  ["{}\n{}", "line 2, column 1: unexpected non-whitespace character after JSON"],
  ["", "it is empty"],
  [" \n", "it is empty"],
])("%j: %s", (text, fault) => {
  expect(jsonFault(text)).toBe(fault);
});

it("nothing is wrong with JSON", () => {
  expect(jsonFault('{ "name": "The Quay" }')).toBeUndefined();
});
