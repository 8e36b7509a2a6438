// Long texts of one sign, in every place where the site trims, cuts or reads texts from outside: the time grows as the text does.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { processorTime } from "../processor-time.ts";
import { signAccess } from "../../content/access-token.ts";
import { wordsOfAddress } from "../../model/addresses/record-address.ts";
import { layoutList } from "../../content/records/layout.ts";
import { sectionList } from "../../model/fields/list-names.ts";
import { columnsOfHeading, columnsOfLine } from "../../content/redirects/csv-columns.ts";
import { fromText } from "../../content/redirects/redirect-address.ts";
import { withoutShortcodes } from "../../content/wordpress/shortcodes.ts";
import { postIn } from "../../server/embeds/post-answer.ts";
import { introducesNext } from "../../site/article/introduces-next.ts";
import { plainText } from "../../model/html/plain-text.ts";
import { liveBlogLauncher } from "../../site/blocks/raw-html/live-blog-launcher.ts";
import { chartId } from "../../model/embeds/provider-ids.ts";
import { isEmailAddress } from "../../site/forms/check-fields.ts";
import type { SafeHtml } from "../../model/html/safe-html.ts";
import { pathOf, sitePath, siteUrl } from "../../model/addresses/site-path.ts";
import { slugOf } from "../../model/addresses/slug.ts";
import { rich } from "../../site/lite/lite-html.ts";
import { guideView } from "../../site/pages/guide/guide-view.ts";
import { canonicalMismatch } from "../../site/rules/canonical.ts";
import { withoutTrailingSlash } from "../../model/addresses/trailing-slash.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

const nobody = { post: "1", media: { attachments: new Map(), ofPost: () => [] }, tell: () => {} };

/** Functions, and the signs that cost the most before and behind which they look. */
const readers: readonly [string, (text: string) => unknown, readonly string[]][] = [
  ["trailing slashes", (text) => withoutTrailingSlash(`/a${text}b/`), ["/"]],
  ["canonical addresses", (text) => canonicalMismatch(`/a${text}b`, "/us"), ["/", "?", "#"]],
  ["paths", (text) => pathOf(`a${text}b`), ["/", "?", "#", "\\"]],
  ["addresses", (text) => siteUrl(`a.b${text}c`), ["/", ".", "?", "a."]],
  ["served paths", (text) => sitePath(`/a${text}b`), ["/", "?"]],
  ["words of addresses", (text) => wordsOfAddress(`/a${text}b`), ["-", "1", "1-"]],
  ["lists", (text) => sectionList(`a${text}b`), ["/", " "]],
  ["layouts", (text) => layoutList("section", `a${text}b`), ["/"]],
  ["redirects", (text) => fromText(`/a${text}b`), ["/", "?", "%"]],
  ["lines of redirects", (text) => columnsOfHeading(`${text},`) ?? columnsOfLine(text), [`"`, `,"`, `" `, " ,", `"",`]],
  ["slugs", (text) => slugOf(`a${text}b`), ["-", " "]],
  ["charts", (text) => chartId(`a${text}b`), ["/"]],
  ["the guide", (text) => guideView(new URLSearchParams({ program: `a${text}\nb` })), ["-"]],
  ["plain text", plainText, ["<", "<br", "&"]],
  ["bold paragraphs", introducesNext, ["<", "<b", "<b>", "<strong>"]],
  ["the text edition", (text) => rich(text as SafeHtml), ["<", "<img", "<a href=", ` href="/`]],
  ["launchers", liveBlogLauncher, ["<script", `<script"`, "<script'", "live blog "]],
  ["shortcodes", (text) => withoutShortcodes(text, nobody), ["[caption ", "[caption]", `[caption "`, "[/caption]"]],
  ["posts", (text) => postIn("youtube", { title: `a${text}b` }), [" ", " https://t.co/a"]],
  ["mail addresses", (text) => isEmailAddress(`a@${text}`), ["a.", "a", "-"]],
];

const lengths = { short: 20_000, long: 80_000 };
/** Times as long for a text of four times the length: four where it grows as the text does, sixteen where by its square. */
const atMost = 8;
/** Milliseconds of this thread that are not worth a comparison. */
const floor = 40;

/** The least of a few readings: a first one compiles, and any may be the one during which memory is cleared. */
function timeOf(read: (text: string) => unknown, sign: string, length: number): number {
  const text = sign.repeat(Math.ceil(length / sign.length));
  return Math.min(...Array.from({ length: 4 }, () => processorTime(() => read(text))));
}

describe("the time of reading grows as the text does", () => {
  it.each(readers.flatMap(([name, read, signs]) => signs.map((sign) => [name, sign, read] as const)))(
    "%s: %j",
    (_, sign, read) => {
      const long = timeOf(read, sign, lengths.long);
      expect(long).toBeLessThan(long < floor ? floor : atMost * timeOf(read, sign, lengths.short));
    },
  );
});

describe("a running site", () => {
  const secret = "the secret of these very tests";
  let site: DemoSite;
  beforeAll(async () => {
    site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
  });
  afterAll(() => site.stop());

  it.each(["values", "searchSelected", "excludeValues"])("refuses a long value of %s", async (name) => {
    const answer = await fetch(`${site.url}/api/article-search?searchBy=tags&${name}=a${"/".repeat(12_000)}b`);
    expect([400, 414]).toContain(answer.status);
  });

  it("refuses more lists, and longer ones, than a content API is asked for", async () => {
    const authorization = `Bearer ${signAccess("read", Date.now() + 60_000, secret)}`;
    const ask = (query: string) =>
      fetch(`${site.url}/api/content?type=article&${query}`, { headers: { authorization } });
    expect((await ask("searchBy=tags&values=us")).status).toBe(200);
    expect((await ask(`searchBy=tags&values=${"a,".repeat(600)}`)).status).toBe(400);
    expect((await ask(`searchBy=tags&values=${"a".repeat(1_500)}`)).status).toBe(400);
  });
});
