// What an installation for production takes on the disk, and what of it takes most. Ends with status 1 when it is more than it may be.

import { footprint, mostFootprint } from "../scripts/footprint.mjs";

const inMegabytes = (bytes) => bytes / 1024 / 1024;
const parts = footprint();
const all = inMegabytes(parts.reduce((sum, { bytes }) => sum + bytes, 0));
for (const { part, bytes } of parts.slice(0, 12))
  console.log(`${inMegabytes(bytes).toFixed(1).padStart(7)} MB  ${part}`);
console.log(`${all.toFixed(1).padStart(7)} MB  in all, of ${mostFootprint} at most`);
if (all > mostFootprint) process.exitCode = 1;
