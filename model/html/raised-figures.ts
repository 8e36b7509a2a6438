// Raised and lowered figures where only words count: 10<sup>6</sup> is 10⁶, not 106. The mark of a note is no word.

const signs: Readonly<Record<string, readonly [plain: string, small: string]>> = {
  sup: ["0123456789+-−=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ"],
  sub: ["0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"],
};

const noteMark = /<sup\b[^<>]*>\s*<a\b[^<>]*>[^<>]{0,20}<\/a>\s*<\/sup>/gi;
const figures = /<(sup|sub)\b[^<>]*>([^<>]{1,20})<\/\1>/gi;

/** What cannot be written small stays with its markup. */
export function withRaisedFigures(html: string): string {
  return !/<su[bp]\b/i.test(html)
    ? html
    : html.replaceAll(noteMark, "").replaceAll(figures, (whole, name: string, text: string) => {
        const [plain = "", small = ""] = signs[name.toLowerCase()] ?? [];
        const written = Array.from(text.trim(), (sign) => small[plain.indexOf(sign)]);
        return written.includes(undefined) ? whole : written.join("");
      });
}
