// The notes of a post, which WordPress holds beside its text and shows where the block for them stands: a list, with a way back from each.

import { z } from "zod";
import { escapeAttribute } from "../../model/html/escape.ts";

const block = /<!-- wp:footnotes (?:\{[^{}]{0,2000}\} )?\/-->/;
const notes = z.array(z.object({ id: z.string(), content: z.string() }));

/** `given`: as the custom field has them. A post whose notes cannot be read keeps the block, which is then told. */
export function withFootnotes(html: string, given: string): string {
  if (given === "" || !html.includes("<!-- wp:footnotes ")) return html;
  const items = notesIn(given).map(
    ({ id, content }) =>
      `<li id="${escapeAttribute(id)}">${content} <a href="#${escapeAttribute(`${id}-link`)}">↩</a></li>`,
  );
  return items.length === 0 ? html : html.replace(block, () => `\n\n<ol>${items.join("")}</ol>\n\n`);
}

function notesIn(given: string): z.output<typeof notes> {
  try {
    return notes.safeParse(JSON.parse(given)).data ?? [];
  } catch {
    return [];
  }
}
