import { describe, expect, it } from "vitest";
import { verdictOn, type Brought } from "./changed-here.ts";

const way = "import-wordpress";
const brought = (version: string) => ({ version, way });
const edited = (version: string) => ({ version, way: "api" });
const removed = { way: "api" };

describe("what is brought again", () => {
  it.each<[string, Omit<Brought, "way" | "version">, string, string]>([
    ["is new", { before: [] }, "a", "bring"],
    ["is as it was brought", { standing: brought("a"), before: [] }, "a", "bring"],
    ["has changed there alone", { standing: brought("a"), before: [] }, "b", "bring"],
    ["was changed here", { standing: edited("x"), before: [brought("a")] }, "a", "changed"],
    [
      "was changed here several times",
      { standing: edited("y"), before: [edited("x"), brought("b"), brought("a")] },
      "b",
      "changed",
    ],
    ["was changed here and there", { standing: edited("x"), before: [brought("a")] }, "b", "changed, changed there"],
    ["was changed here into the same", { standing: edited("b"), before: [brought("a")] }, "b", "bring"],
    ["was changed here and back again", { standing: edited("a"), before: [edited("x"), brought("a")] }, "b", "bring"],
    ["was here before it came", { standing: edited("x"), before: [] }, "a", "changed, changed there"],
    ["was removed here", { before: [removed, brought("a")] }, "a", "removed"],
    ["was changed, then removed here", { before: [removed, edited("x"), brought("a")] }, "a", "removed"],
    ["was removed here and changed there", { before: [removed, brought("a")] }, "b", "removed, changed there"],
    ["was removed so long ago that the rest is gone", { before: [removed] }, "a", "removed, changed there"],
    ["was taken away by an import itself", { before: [{ way }, brought("a")] }, "a", "bring"],
    ["came before anybody noted who", { standing: { version: "a" }, before: [] }, "b", "bring"],
    ["was restored, and never changed", { standing: { version: "a", way: "restore" }, before: [] }, "b", "bring"],
    [
      "was restored, and changed before",
      { standing: { version: "x", way: "restore" }, before: [brought("a")] },
      "a",
      "changed",
    ],
  ])("%s", (_, state, version, verdict) => {
    expect(verdictOn({ version, way, ...state })).toBe(verdict);
  });
});
