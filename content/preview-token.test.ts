import { expect, it } from "vitest";
import { readPreview, signPreview } from "./preview-token.ts";

const secret = "a secret of the newsroom";
const until = Date.UTC(2026, 10, 15, 12);
const token = signPreview({ type: "article", id: "draft-1", until }, secret);

it("ART-08 a token names its story until it ends", () => {
  expect(readPreview(token, secret, until - 1)).toEqual({ type: "article", id: "draft-1", until });
  expect(readPreview(token, secret, until)).toBeUndefined();
});

it.each(["a/b c?d=é&f", "0", "x".repeat(500)])("ART-08 any id can be named: %s", (id) => {
  const made = signPreview({ type: "video", id, until }, secret);
  expect(made).toMatch(/^[\w.-]+$/);
  expect(readPreview(made, secret, 0)).toEqual({ type: "video", id, until });
});

const [named = "", end = "", signature = ""] = token.split(".");
const other = signPreview({ type: "article", id: "draft-2", until }, secret).split(".");
const later = signPreview({ type: "article", id: "draft-1", until: until + 1000 }, secret).split(".");

it.each([
  ["of another secret", signPreview({ type: "article", id: "draft-1", until }, "another secret altogether")],
  ["with another story's name", `${other[0]}.${end}.${signature}`],
  ["with a later end", `${named}.${later[1]}.${signature}`],
  ["with another story's signature", `${named}.${end}.${other[2]}`],
  ["without a signature", `${named}.${end}.`],
  ["with a short signature", `${named}.${end}.${signature.slice(1)}`],
  ["that is no token", "1"],
  ["that is empty", ""],
  ["that is endless", `${"A".repeat(100_000)}.${end}.${signature}`],
])("ART-08 a token %s opens nothing", (_, wrong) => {
  expect(readPreview(wrong, secret, 0)).toBeUndefined();
});
