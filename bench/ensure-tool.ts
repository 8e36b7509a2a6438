// Programs that benchmarks measure with or against, installed where that is allowed.

import { spawnSync } from "node:child_process";

export function ensureTool(name: string, packageName: string): string {
  const find = () =>
    spawnSync("sh", ["-c", `PATH=$PATH:/usr/sbin command -v ${name}`])
      .stdout.toString()
      .trim();
  if (find() === "" && process.getuid?.() === 0) {
    spawnSync("apt-get", ["update", "-qq"]);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", packageName]);
  }
  const found = find();
  if (found === "") throw new Error(`This benchmark needs ${name} (Debian's package ${packageName})`);
  return found;
}
