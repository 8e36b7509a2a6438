// ART-14: what the voice finds on the page is what the blocks say, whatever block it is.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { wordsOf } from "../../../../content/blocks/block-words.ts";
import { isBodyBlock } from "../../../../content/blocks/is-body-block.ts";
import { parseBlocks } from "../../../../content/blocks/parse-blocks.ts";
import { isSpoken, plainWords } from "../../../../model/words/passage.ts";
import { Blocks } from "../../../blocks/Blocks.tsx";
import { bodyComponents } from "../../../blocks/body-components.ts";
import { Prose } from "../../../blocks/Prose.tsx";
import { spoken } from "./read-aloud.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "blocks");
const examples = globSync("*/example*.json", { cwd: folder }).map((file) =>
  JSON.parse(readFileSync(join(folder, file), "utf8")),
);
const headings = [2, 3, 4, 5, 6].map((level) => ({ is: "heading", props: { level, text: `Level ${level}` } }));
const pasted = { is: "raw-html", props: { content: "<p>One.</p><ul><li>Two.</li><li>Three.</li></ul><h4>Four</h4>" } };
const bodies = parseBlocks([...examples, ...headings, pasted]).blocks.filter(isBodyBlock);

const letters = (text: string) => text.replaceAll(/[\s“”—]+/g, "");

it.each(bodies.map((block, place) => ({ name: `${block.kind} ${place}`, block })))("ART-14 of $name", ({ block }) => {
  const page = parse(
    renderToString(
      <Prose className="article-body">
        <Blocks blocks={[block]} renderers={bodyComponents} />
      </Prose>,
    ),
  );
  const heard = page.querySelectorAll(spoken).map(({ text }) => text);
  const said = wordsOf(block).filter(isSpoken).map(plainWords);
  expect(letters(heard.join(""))).toBe(letters(said.join("")));
});

it("ART-14 there is something to hear", () => {
  expect(bodies.flatMap(wordsOf).filter(isSpoken).length).toBeGreaterThan(8);
});
