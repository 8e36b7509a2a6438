import { expect, it } from "vitest";
import { missingPart, sheetAddress, sheetAt } from "./sheet-address.ts";

const mark = "0123abcd";
const page = (pieces: bigint, of = mark) => `https://assets.example${sheetAddress({ mark: of, pieces })}`;

it.each([1n, 0b1011n, 1n << 211n])("the address of a sheet says its pieces: %s", (pieces) => {
  expect(sheetAt(page(pieces))).toEqual({ mark, pieces });
});

it.each([
  "/assets/shell-0123abcd.css",
  "/assets/page-0123abcd-.css",
  "/assets/page-0123abcd-0.css",
  "/assets/page-0123abcd-01.css",
  "/assets/page-0123abcd-G.css",
  "/assets/page-0123abcd-1.css.map",
  `/assets/page-0123abcd-${"f".repeat(129)}.css`,
])("%s is no such address", (address) => {
  expect(sheetAt(address)).toBeUndefined();
});

it.each([
  ["the same sheet", [page(0b110n)], page(0b110n), undefined],
  ["a larger one", [page(0b111n)], page(0b101n), undefined],
  ["two that hold it together", [page(0b100n), page(0b011n)], page(0b110n), undefined],
  ["all but its last piece", [page(0b010n)], page(0b110n), page(0b100n)],
  ["all but one in between", [page(0b1001n)], page(0b1011n), page(0b1010n)],
  ["all but its first piece", [page(0b110n)], page(0b111n), page(0b111n)],
  ["pieces of another build", [page(0b111n, "ffffffff")], page(0b001n), page(0b001n)],
  ["nothing", [], page(0b001n), page(0b001n)],
  ["a sheet of another kind", ["/assets/shell-a.css"], "/assets/shell-a.css", undefined],
  ["none of another kind", [page(0b111n)], "/assets/shell-a.css", "/assets/shell-a.css"],
])("a page that has %s", (_, shown, wanted, expected) => {
  expect(missingPart(shown, wanted)).toBe(expected);
});
