import { describe, expect, it } from "vitest";
import { limits } from "../fields/content-limits.ts";
import { checkMarkup } from "./check-markup.server.ts";
import { MarkupError } from "./markup-limits.ts";

const many = limits.richTextDepth + 1;

describe("markup within the limits", () => {
  it.each([
    ["paragraphs", "<p>One <b>two</b></p>\n".repeat(many)],
    ["pictures", '<img src="a.jpg" alt="a > b">'.repeat(many)],
    ["blocks", "<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->".repeat(many)],
    ["a bracket", "a < b"],
  ])("%s", (_name, html) => {
    expect(() => checkMarkup(html)).not.toThrow();
  });

  it.each([
    ["open elements", "<div>".repeat(many)],
    ["closed in comments", "<div><!--</div>-->".repeat(many)],
    ["closed in attributes", '<div title="</div>">'.repeat(many)],
    ["closed in attributes that begin behind a bracket", '<div title=">"a="</div>">'.repeat(many)],
    ["closed in a script", "<div><script></div></script>".repeat(many)],
    ["too many", "<p></p>".repeat(limits.richTextTags + 1)],
  ])("not %s", (_name, html) => {
    expect(() => checkMarkup(html)).toThrow(MarkupError);
  });
});
