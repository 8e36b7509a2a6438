// Raised and lowered figures where no markup may raise them: 10<sup>6</sup> is 10⁶, not 106.

const signs: Readonly<Record<string, readonly [plain: string, small: string]>> = {
  sup: ["0123456789+-−=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ"],
  sub: ["0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"],
};

const figures = /<(sup|sub)\b[^<>]*>(\s*<a\b[^<>]*>)?([^<>]{1,20})(<\/a>\s*)?<\/\1>/gi;
/** The mark of a note is no word: raised by markup, or written small. */
const noteMark =
  /<sup\b[^<>]*>\s*<a\b[^<>]*>[^<>]{0,20}<\/a>\s*<\/sup>|<a\b[^<>]*href="#[^<>]*>[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}<\/a>/gi;

/** What cannot be written small stays with its markup; the link of a note's mark stays around it. */
export function withRaisedFigures(html: string): string {
  if (!/<su[bp]\b/i.test(html)) return html;
  return html.replaceAll(figures, (whole, name: string, link = "", text: string, linkEnd = "") => {
    const [plain = "", small = ""] = signs[name.toLowerCase()] ?? [];
    const written = Array.from(text.trim(), (sign) => small[plain.indexOf(sign)]);
    return written.includes(undefined) ? whole : link.trim() + written.join("") + linkEnd.trim();
  });
}

export const withoutNoteMarks = (html: string): string => html.replaceAll(noteMark, "");
