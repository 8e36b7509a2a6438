// Whoever writes an import that leads up is told by the lint rule of the room, before any test is run. Each rule is held against imports that it
// must refuse, and against some like them that it must not.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** The file with the import, what it imports, and whether that is refused. */
const cases: readonly (readonly [from: string, to: string, isRefused: boolean])[] = [
  ["model/html/a", "../../core/head.ts", true],
  ["model/html/b", "../../content/client.ts", true],
  ["model/html/c", "../../desk/call.ts", true],
  ["model/html/d", "../desk/log-acts.ts", false],
  ["core/client/a", "../../site/islands.ts", true],
  ["core/client/b", "../../content/client.ts", true],
  ["core/client/c", "../../desk/call.ts", true],
  ["core/client/d", "../../model/brand.ts", false],
  ["content/store/a", "../../core/head.ts", true],
  ["content/store/b", "../../site/page-types.ts", true],
  ["content/store/c", "../../site/blocks/heading/words.ts", true],
  ["content/store/d", "../../desk/call.ts", true],
  ["content/store/e", "../../server/config.ts", true],
  ["content/store/f", "../../site/blocks/heading/schema.ts", false],
  ["content/store/records/g", "../desk/desk-log.ts", false],
  ["content/store/h", "../../model/desk/log-acts.ts", false],
  ["site/ui/a", "../../server/config.ts", true],
  ["site/ui/b", "../../desk/call.ts", true],
  ["site/ui/c", "../../content/client.ts", false],
  ["server/http/a", "../../demo/seed.ts", true],
  ["server/http/b", "../../tests/until.ts", true],
  ["server/http/c", "../../site/islands.ts", false],
  ["desk/ui/a", "../../site/islands.ts", true],
  ["desk/ui/b", "../../server/config.ts", true],
  ["desk/ui/c", "../../model/brand.ts", false],
  ["demo/records/a", "../../tests/until.ts", true],
  ["demo/records/b", "../../server/config.ts", false],
  ["tests/http/a", "../../bench/heavy.ts", true],
  ["tests/http/b", "../../demo/seed.ts", false],
];

let folder: string;
let refused: Set<string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "meridian-rooms-"));
  cpSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  for (const [from, to] of cases) {
    const file = join(folder, `${from}.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import type { Thing } from "${to}";\nexport type Other = Thing;\n`);
  }
  const oxlint = join(root, "node_modules", ".bin", "oxlint");
  const { stdout } = spawnSync(oxlint, ["--format", "unix"], { cwd: folder, encoding: "utf8" });
  const found = stdout.matchAll(/^(\S+?)\.ts:\d+:\d+: .*no-restricted-imports/gm);
  refused = new Set([...found].map(([, file = ""]) => file));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(cases)("%s.ts imports %s, refused: %s", (from, _, isRefused) => {
  expect(refused.has(from)).toBe(isRefused);
});
