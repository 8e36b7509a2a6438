// Writes down what parsing makes of the examples: `npm run prepared`. Refused while a stored record would be
// parsed otherwise under a version that is already out.

import { writeFileSync } from "node:fs";
import { preparedVersion } from "../store/records/prepared-version.ts";
import { changedExamples } from "./changed-examples.ts";
import { fingerprints, goldenFile, readGolden } from "./prepared-examples.ts";

const examples = fingerprints();
const golden = readGolden();
const changed = changedExamples(golden.examples, examples);
if (changed.length > 0 && preparedVersion <= golden.version) {
  process.stderr.write(`Raise preparedVersion first: ${changed.join(", ")}\n`);
  process.exitCode = 1;
} else {
  writeFileSync(goldenFile, `${JSON.stringify({ version: preparedVersion, examples }, undefined, 2)}\n`);
}
