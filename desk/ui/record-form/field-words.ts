// What a field of a record is called on a form, made of its name: `full_name` is “Full name”, `canonicalUrl` “Canonical URL”. Pure.

const spelled: Readonly<Record<string, string>> = {
  url: "URL",
  urls: "URLs",
  id: "ID",
  html: "HTML",
  seo: "SEO",
  tv: "TV",
  utc: "UTC",
  isa: "ISA",
  amp: "AMP",
};

/** The systems that a field came from, at the beginning of its name: editors do not know them. */
const origins = /^(?:fn|wp)__|^fn(?=[A-Z])/;

export function fieldWords(name: string): string {
  const words = name
    .replace(origins, "")
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter}`)
    .split(/[_\s-]+/)
    .filter((word) => word !== "")
    .map((word) => spelled[word.toLowerCase()] ?? word.toLowerCase());
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
