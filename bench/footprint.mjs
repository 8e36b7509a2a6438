// What an installation for production takes on the disk, and what of it takes most. Ends with status 1 when it is more than it may be.

import { footprint, mostFootprint } from "../scripts/footprint.mjs";
import { tellFigure } from "./tell-figure.ts";

const inMegabytes = (bytes) => bytes / 1024 / 1024;
const parts = footprint();
const all = inMegabytes(parts.reduce((sum, { bytes }) => sum + bytes, 0));
for (const { part, bytes } of parts.slice(0, 12))
  console.log(`${inMegabytes(bytes).toFixed(1).padStart(7)} MB  ${part}`);
tellFigure({ name: "An installation for production", value: all, unit: "MB", bar: { atMost: mostFootprint } });
if (all > mostFootprint) process.exitCode = 1;
