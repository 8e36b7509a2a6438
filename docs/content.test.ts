// The limits of records are told as they are.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { weights } from "../content/records/page-weight.ts";
import { limits } from "../model/fields/content-limits.ts";

const text = readFileSync(join(import.meta.dirname, "content.md"), "utf8");
const figures = (value: number) => value.toLocaleString("en-US");

function rowsBelow(heading: string): Record<string, string> {
  const [, part = ""] = text.split(`\n${heading}\n`);
  const [body = ""] = part.split(/\n#{2,3} /);
  const rows = body.split("\n").filter((line) => line.startsWith("| "));
  return Object.fromEntries(
    rows.slice(1).map((line) =>
      line
        .split("|")
        .slice(1, 3)
        .map((cell) => cell.trim()),
    ),
  );
}

it("the table of limits", () => {
  expect(rowsBelow("## Limits")).toEqual({
    "a record": `${limits.recordBytes / 1024 / 1024} MB, ${figures(limits.recordValues)} values, ${limits.recordDepth} levels`,
    "an id; the path of a section, tag, show or person": `${limits.idBytes} bytes`,
    "an address": `${figures(limits.addressBytes)} bytes; one under which a record is served ${figures(limits.pathBytes)}`,
    "a headline, a name": `${figures(limits.headline)} characters`,
    "any other plain text (dek, caption, description …)": `${figures(limits.text)} characters`,
    "a rich text": `${figures(limits.richText)} characters, ${figures(limits.richTextTags)} tags, ${limits.richTextDepth} elements within each other`,
    "the address of a link in a rich text": `${figures(limits.addressBytes)} characters; a longer one leads nowhere`,
    "the name of a component or a network, a number, a time": `${limits.word} characters`,
    "components of a body or a region": figures(limits.components),
    "elements of a list (contributors, videos, updates, rows, cells …)": figures(limits.listElements),
    "lists a record belongs to: sections, tags with their ancestors, shows, people": String(limits.filedUnder),
    "a text, and a list, that the site does not read": `${figures(limits.unreadText)} characters; ${figures(limits.unreadElements)} elements`,
    "a WordPress post": "as a rich text in tags and levels",
    "the weight of what one page shows of a record": figures(limits.pageWeight),
    "the weight of a whole record": figures(limits.recordWeight),
    "the weight of what lists show of a record": figures(limits.cardWeight),
    "the weight of the hot topics, which stand on every page": figures(limits.shellWeight),
  });
});

it("the table of weights", () => {
  expect(rowsBelow("### Weight")).toEqual({
    "a character": "1",
    "a character that a page escapes: `& < > \" '`": String(weights.escaped),
    "a text in a list, such as a cell of a table": String(weights.element),
    "a paragraph, heading, list, quotation or raw HTML": String(weights.prose),
    "a race or a candidate": String(weights.line),
    "a story that a front asks for": figures(weights.story),
    "any other block or part: a slide, a live post, a name with its link": figures(weights.part),
    "an office of an election": figures(weights.office),
  });
});
