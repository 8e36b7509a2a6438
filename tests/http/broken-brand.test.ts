// Programs that are started with a brand which cannot be used: each says why in a sentence, and no stack is shown.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtContent, runNode } from "../demo-site.ts";

const root = join(import.meta.dirname, "..", "..");
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "broken-brand-"));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const programs: [what: string, args: (folder: string) => string[]][] = [
  ["the site", () => [join(root, "dist", "server", "main.js")]],
  ["the filling of an empty store", () => [join(root, "demo", "seed-if-empty.ts")]],
  ["npm run dev", () => [join(root, "server", "dev", "main.ts")]],
  ["npm run content", () => [builtContent, "stats"]],
  ["the content command of a checkout", () => [join(root, "content", "cli.ts"), "stats"]],
  ["npm run brand -- icons", (folder) => [join(root, "scripts", "brand.ts"), "icons", folder]],
];

describe.each(programs)("%s", (_, argsFor) => {
  it.each([
    ["", "is not JSON: it is empty"],
    ['{\n  "name": Quay\n}', "is not JSON: line 2, column 11: unexpected token 'Q'"],
    ["[]", "must hold one object, in { }"],
  ])("says of a brand.json with %j: %s", async (text, told) => {
    const file = join(home, "brand.json");
    await writeFile(file, text);
    const env = { BRAND_DIR: home, DATA_DIR: join(home, "data"), PORT: "0" };
    expect(await runNode(argsFor(home), env)).toEqual({ status: 1, stdout: "", stderr: `${file} ${told}\n` });
  });

  it("says that there is no such folder", async () => {
    const folder = join(home, "nowhere");
    const env = { BRAND_DIR: folder, DATA_DIR: join(home, "data"), PORT: "0" };
    expect(await runNode(argsFor(folder), env)).toEqual({
      status: 1,
      stdout: "",
      stderr: `There is no folder ${folder}\n`,
    });
  });
});

it("a brand is made whatever brand the settings name", async () => {
  const args = ["--name", "The Quay", "--domain", "quay.example", "--slogan", "News", "--email", "desk@quay.example"];
  const made = await runNode([join(root, "scripts", "brand.ts"), "new", join(home, "quay"), ...args], {
    BRAND_DIR: join(home, "nowhere"),
  });
  expect(made.stderr).toBe("");
  const checked = await runNode([join(root, "scripts", "brand.ts"), "check", join(home, "quay")], {});
  expect(checked).toMatchObject({ status: 0, stdout: `${join(home, "quay")} is a good brand folder\n` });
});
