// Adds a text block to a copy of the code, as CONTRIBUTING.md says: its folder and two tables. The compiler names what is missing on the way.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
/** Compiling takes as long as the machine makes it. */
const patience = 600_000;

/** Where a block is missing. What they import takes half as long to compile as everything. */
const tables = ["site/blocks/fact-box/schema.ts", "site/blocks/body-components.ts", "site/blocks/amp-components.ts"];

let copy: string;

const folder: Record<string, string> = {
  "schema.ts": `import { z } from "zod";
    import { blockSchema, richText } from "../../../model/fields/schema-kit.server.ts";
    import { factBoxWords } from "./words.ts";
    export const factBox = blockSchema({ schema: z.object({ text: richText("paragraph") }), words: factBoxWords });`,
  "words.ts": `import type { SafeHtml } from "../../../model/html/safe-html.ts";
    import type { Passage } from "../../../model/words/passage.ts";
    export const factBoxWords = ({ text }: { text: SafeHtml }): Passage[] => [{ is: "paragraph", html: text }];`,
  "FactBox.tsx": `import type { ReactNode } from "react";
    import type { BlockProps } from "../../../content/blocks/schemas.ts";
    import { SafeHtml } from "../../ui/SafeHtml.tsx";
    export const FactBox = ({ text }: BlockProps<"fact-box">): ReactNode => <SafeHtml as="p" html={text} />;`,
};

function edit(file: string, ...replacements: readonly (readonly [string, string])[]): void {
  let text = readFileSync(join(copy, file), "utf8");
  for (const [before, after] of replacements) {
    expect(text).toContain(before);
    text = text.replace(before, after);
  }
  writeFileSync(join(copy, file), text);
}

/** The files that do not compile, or none. */
function faultyFiles(config: string): string[] {
  try {
    execFileSync(join(root, "node_modules", ".bin", "tsc"), ["--noEmit", "-p", join(copy, config)], {
      encoding: "utf8",
    });
    return [];
  } catch (error) {
    const said = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    return [
      ...new Set(
        [...said.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = ""]) =>
          file.replace(/^.*?(?=site\/|content\/)/, ""),
        ),
      ),
    ];
  }
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "meridian-block-"));
  for (const room of ["model", "core", "content", "site"])
    cpSync(join(root, room), join(copy, room), { recursive: true });
  cpSync(join(root, "tsconfig.json"), join(copy, "tsconfig.json"));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  edit("tsconfig.json", ['"include": [', '"exclude": ["**/*.test.ts", "**/*.test.tsx"],\n  "include": [']);
  writeFileSync(join(copy, "tables.json"), JSON.stringify({ extends: "./tsconfig.json", include: [], files: tables }));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it(
  "the compiler names what is missing: the block's words, and a renderer wherever bodies are drawn",
  () => {
    mkdirSync(join(copy, "site/blocks/fact-box"));
    for (const [name, text] of Object.entries(folder)) writeFileSync(join(copy, "site/blocks/fact-box", name), text);
    edit("site/blocks/fact-box/schema.ts", [", words: factBoxWords", ""]);
    edit(
      "content/blocks/body-schemas.ts",
      [
        "export const bodySchemas = {",
        'import { factBox } from "../../site/blocks/fact-box/schema.ts";\n\nexport const bodySchemas = {',
      ],
      ["  heading,", '  "fact-box": factBox,\n  heading,'],
    );
    expect(faultyFiles("tables.json")).toEqual(expect.arrayContaining(tables));
  },
  patience,
);

it(
  "BLOCK-01 its words and a line in the table of text blocks are all there is to do",
  () => {
    writeFileSync(join(copy, "site/blocks/fact-box/schema.ts"), folder["schema.ts"] ?? "");
    edit(
      "site/blocks/text-components.ts",
      [
        "export const textComponents",
        'import { FactBox } from "./fact-box/FactBox.tsx";\n\nexport const textComponents',
      ],
      ["  heading: Heading,", '  "fact-box": FactBox,\n  heading: Heading,'],
    );
    expect(faultyFiles("tsconfig.json")).toEqual([]);
  },
  patience,
);
