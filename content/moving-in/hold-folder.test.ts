import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { holdFolder } from "./hold-folder.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "hold-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("a second move of one name is told that one is running, until that ends", () => {
  const letGo = holdFolder(folder, "harbour");
  expect(() => holdFolder(folder, "harbour")).toThrow(
    `an import of harbour is running already, as process ${process.pid}:`,
  );
  letGo();
  expect(readdirSync(folder)).toEqual([]);
  holdFolder(folder, "harbour")();
});

it("one that was killed holds nothing", () => {
  const program = `import { holdFolder } from ${JSON.stringify(new URL("hold-folder.ts", import.meta.url).href)};
    holdFolder(${JSON.stringify(folder)}, "harbour");
    process.kill(process.pid, "SIGKILL");`;
  const { signal } = spawnSync(process.execPath, ["--input-type=module", "-e", program]);
  expect([signal, readdirSync(folder)]).toEqual(["SIGKILL", ["running-process.part", "running.part"]]);
  holdFolder(folder, "harbour")();
});
