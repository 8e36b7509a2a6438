// The units for systemd in deploy/ are such that it starts them.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { backupCommand } from "../../content/commands/backup.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (name: string) => readFileSync(join(root, "deploy", name), "utf8");

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

it.skipIf(!hasSystemd)("systemd itself knows every line of the units", () => {
  const folder = mkdtempSync(join(tmpdir(), "meridian-unit-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const units = ["meridian.service", "meridian-backup.service", "meridian-backup.timer"];
  // Node may be somewhere else here.
  for (const unit of units) writeFileSync(join(folder, unit), read(unit).replace("/usr/bin/node", process.execPath));
  const { stderr } = spawnSync("systemd-analyze", ["verify", ...units.map((unit) => join(folder, unit))], {
    encoding: "utf8",
  });
  expect(stderr.split("\n").filter((line) => units.some((unit) => line.includes(unit)))).toEqual([]);
});

it("the backup is made by the command that there is", () => {
  const [, script = "", act = ""] = /^ExecStart=\S+ (\S+) (\w+)/m.exec(read("meridian-backup.service")) ?? [];
  expect(existsSync(join(root, script))).toBe(true);
  expect(act).toBe(backupCommand.usage.split(" ", 1)[0]);
});
