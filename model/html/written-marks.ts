// What browsers write of themselves around an element, where no markup may have them do so: the brackets around a reading, the marks of a
// quotation. <ruby>市長<rt>しちょう</rt></ruby> is 市長（しちょう）, not 市長しちょう.

const rubyTag = /<(\/?)(ruby|rb|rt|rp)\b[^<>]*>/gi;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;

/** Brackets of its own (`<rp>`) stay as they are. */
export function withReadings(html: string): string {
  if (!/<rt\b/i.test(html)) return html;
  const tags = [...html.matchAll(rubyTag)];
  let written = html.slice(0, tags[0]?.index);
  let base = "";
  let hasOwn = false;
  for (const [place, { 0: tag, 1: slash, 2: name = "", index }] of tags.entries()) {
    const inside = html.slice(index + tag.length, tags[place + 1]?.index);
    const opens = slash === "" ? name.toLowerCase() : "";
    if (opens === "ruby") hasOwn = false;
    if (opens === "rp") hasOwn ||= inside.trim() !== "";
    if (opens === "rt" && !hasOwn && inside.trim() !== "") {
      written += eastAsian.test(base + inside) ? `（${inside}）` : ` (${inside})`;
    } else written += inside;
    if (opens !== "rt" && inside.trim() !== "") base = inside;
  }
  return written;
}

const quotationTag = /<(\/?)q(?:\s[^<>]*)?>/gi;
const marks = ["“", "”", "‘", "’"] as const;

/** One in another has single marks. */
export function withQuotationMarks(html: string): string {
  if (!/<q[\s>]/i.test(html)) return html;
  let depth = 0;
  const written = html.replaceAll(quotationTag, (_tag, slash: string) => {
    if (slash === "") return marks[depth++ % 2 === 0 ? 0 : 2];
    return depth === 0 ? "" : closing(--depth);
  });
  return written + Array.from({ length: depth }, () => closing(--depth)).join("");
}

const closing = (depth: number) => marks[depth % 2 === 0 ? 1 : 3];
