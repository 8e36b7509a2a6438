// Adds a text block to a copy of the code, as CONTRIBUTING.md says: its whole folder and two tables. The compiler names what is missing on
// the way, and at the end the block's own test passes.

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { missingIn } from "./block-folder.ts";

const root = join(import.meta.dirname, "..", "..");

/** Where a block is missing. What they import takes half as long to compile as everything. */
const tables = ["site/blocks/fact-box/schema.ts", "site/blocks/body-components.ts", "site/blocks/amp-components.ts"];

let copy: string;

const folder: Record<string, string> = {
  "schema.ts": `import { z } from "zod";
    import { blockSchema, richText } from "../../../model/fields/schema-kit.server.ts";
    import { factBoxWords } from "./words.ts";
    export const factBox = blockSchema({
      schema: z.object({ text: richText("paragraph") }),
      words: factBoxWords,
      weight: "prose",
    });`,
  "words.ts": `import type { SafeHtml } from "../../../model/html/safe-html.ts";
    import type { Passage } from "../../../model/words/passage.ts";
    export const factBoxWords = ({ text }: { text: SafeHtml }): Passage[] => [{ is: "paragraph", html: text }];`,
  "FactBox.tsx": `import type { ReactNode } from "react";
    import type { BlockProps } from "../../../content/blocks/schemas.ts";
    import { SafeHtml } from "../../ui/SafeHtml.tsx";
    export const FactBox = ({ text }: BlockProps<"fact-box">): ReactNode => <SafeHtml as="p" html={text} />;`,
  "example.json": JSON.stringify({ is: "fact-box", props: { text: "Ferries have crossed here <b>since 1911</b>." } }),
  "fact-box.test.tsx": `import { expect, it } from "vitest";
    import { wordsOf } from "../../../content/blocks/block-words.ts";
    import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
    import { plainWords } from "../../../model/words/passage.ts";
    import { drawBlock } from "../testing.tsx";
    import example from "./example.json";
    it("BLOCK-01 is read, says its words and is drawn", () => {
      const { blocks, gaps } = parseBlocks([example]);
      expect(gaps).toEqual([]);
      expect(blocks.flatMap(wordsOf).map(plainWords)).toEqual(["Ferries have crossed here since 1911."]);
      expect(drawBlock(example.is, example.props)).toContain("<b>since 1911</b>");
    });`,
};

function edit(file: string, ...replacements: readonly (readonly [string, string])[]): void {
  let text = readFileSync(join(copy, file), "utf8");
  for (const [before, after] of replacements) {
    expect(text).toContain(before);
    text = text.replace(before, after);
  }
  writeFileSync(join(copy, file), text);
}

/** What a tool says of the copy where it finds fault; nothing where it does not. */
function faultsBy(tool: string, ...options: string[]): string {
  const bin = join(root, "node_modules", ".bin", tool);
  const { status, stdout, stderr } = spawnSync(bin, options, { cwd: copy, encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

/** The files that do not compile. */
function filesIn(faults: string): string[] {
  const files = [...faults.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = ""]) => file);
  return [...new Set(files.map((file) => file.replace(/^.*?(?=site\/|content\/)/, "")))];
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "meridian-block-"));
  for (const name of ["model", "core", "content", "site", "brand", "tsconfig.json", "package.json"])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const ownTest = "site/blocks/fact-box/fact-box.test.tsx";
  edit("tsconfig.json", [
    '"include": [',
    `"exclude": ["**/*.test.ts", "**/*.test.tsx"],\n  "files": ["${ownTest}"],\n  "include": [`,
  ]);
  writeFileSync(join(copy, "vitest.config.ts"), `export default { test: { include: ["${ownTest}"] } };`);
  writeFileSync(join(copy, "tables.json"), JSON.stringify({ extends: "./tsconfig.json", include: [], files: tables }));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("the compiler names what is missing: the block's words and weight, and a renderer wherever bodies are drawn", () => {
  mkdirSync(join(copy, "site/blocks/fact-box"));
  for (const [name, text] of Object.entries(folder)) writeFileSync(join(copy, "site/blocks/fact-box", name), text);
  expect(missingIn(join(copy, "site/blocks/fact-box"))).toEqual([]);
  edit("site/blocks/fact-box/schema.ts", ["words: factBoxWords,", ""], ['weight: "prose",', ""]);
  edit(
    "content/blocks/body-schemas.ts",
    [
      "export const bodySchemas = {",
      'import { factBox } from "../../site/blocks/fact-box/schema.ts";\n\nexport const bodySchemas = {',
    ],
    ["  heading,", '  "fact-box": factBox,\n  heading,'],
  );
  const faults = faultsBy("tsc", "-p", "tables.json");
  expect(filesIn(faults)).toEqual(expect.arrayContaining(tables));
  expect(faults).toMatch(/fact-box\/schema\.ts.*missing the following properties.*: words, weight/);
});

it("BLOCK-01 these and a line in the table of text blocks are all there is to do: everything compiles, and the block's test passes", () => {
  writeFileSync(join(copy, "site/blocks/fact-box/schema.ts"), folder["schema.ts"] ?? "");
  edit(
    "site/blocks/text-components.ts",
    ["export const textComponents", 'import { FactBox } from "./fact-box/FactBox.tsx";\n\nexport const textComponents'],
    ["  heading: Heading,", '  "fact-box": FactBox,\n  heading: Heading,'],
  );
  expect(faultsBy("tsc", "-p", "tsconfig.json")).toBe("");
  expect(faultsBy("vitest", "run", "--root", copy)).toBe("");
});
