import { expect, it } from "vitest";
import { isTest, roomOf, sourceFiles } from "./imports.ts";

const files = sourceFiles("{model,core,content,site,server}/**/*.{ts,tsx}").filter(({ path }) => !isTest(path));

it("model/ imports nothing of the project but itself", () => {
  const inModel = files.filter(({ path }) => roomOf(path) === "model");
  const outside = inModel.flatMap(({ path, imports }) =>
    imports.filter((to) => roomOf(to) !== "model").map((to) => `${path} imports ${to}`),
  );
  expect(outside).toEqual([]);
  expect(inModel.length).toBeGreaterThan(20);
});

it("no room imports the server", () => {
  const up = files.flatMap(({ path, imports }) =>
    roomOf(path) === "server"
      ? []
      : imports.filter((to) => roomOf(to) === "server").map((to) => `${path} imports ${to}`),
  );
  expect(up).toEqual([]);
});
