import { expect, it } from "vitest";
import { runRules } from "./run-rules.ts";

const noting = (name: string) => (seen: string[]) => {
  seen.push(name);
};

it("LOAD-06 runs the named rules in their order", async () => {
  const seen: string[] = [];
  await runRules(["second", "first"], { first: noting("first"), second: noting("second") }, seen);
  expect(seen).toEqual(["second", "first"]);
});

it.each(["missing", "toString", "__proto__"])(
  "LOAD-06 an unknown rule (%s) is a 500 'Unknown middleware'",
  async (name) => {
    await expect(runRules([name], {}, [])).rejects.toMatchObject({ message: "Unknown middleware", statusCode: 500 });
  },
);
