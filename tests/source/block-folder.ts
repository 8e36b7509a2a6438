// What the folder of a block must hold: its schema, a component that draws it, an example and a test of its own.

import { globSync } from "node:fs";

const isTest = /\.test\.tsx?$/;
const isComponent = /^[A-Z]\w*\.tsx$/;

/** What is not there, or nothing. */
export function missingIn(folder: string): string[] {
  const files = globSync("*", { cwd: folder });
  return [
    ...["schema.ts", "example.json"].filter((name) => !files.includes(name)),
    ...(files.some((name) => isComponent.test(name)) ? [] : ["a component: a .tsx file with a capital"]),
    ...(files.some((name) => isTest.test(name)) ? [] : ["a test"]),
  ];
}
