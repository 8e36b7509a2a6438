// The files of a new brand folder, from the few things its publisher is asked: the brand, drawings with its name, and the first pages.

import { escapeText } from "../model/html/escape.ts";
import type { BrandFile, BrandLink } from "../model/brand/brand-file.ts";

export interface Answers {
  name: string;
  domain: string;
  slogan: string;
  /** To which readers write. */
  email: string;
  /** Between commas. */
  sections: string;
  television: boolean;
}

/** Name and text of each file. */
export function newBrand(answers: Answers): [name: string, text: string][] {
  return [
    ["brand.json", `${JSON.stringify(brandFileOf(answers), null, 2)}\n`],
    ...drawings(answers.name),
    [
      "pages.jsonl",
      starterPages(answers)
        .map((page) => `${JSON.stringify(page)}\n`)
        .join(""),
    ],
  ];
}

function brandFileOf({ name, domain, slogan, email, sections, television }: Answers): BrandFile {
  const navigation = sections.split(",").flatMap((label) => (label.trim() === "" ? [] : [sectionLink(label.trim())]));
  const about: BrandLink[] = [
    { label: "About", url: "/about" },
    { label: "Contact", url: "/contact" },
    { label: "Newsletters", url: "/newsletters" },
    { label: "News Alerts", url: "/alerts/subscribe" },
    { label: "Saved Stories", url: "/saved" },
    { label: "Settings", url: "/settings" },
  ];
  return {
    name,
    slogan,
    description: `${name}. ${slogan}`,
    domain,
    contact: { audience: email, security: email, advertising: email },
    navigation,
    menu: [
      ...navigation.map(({ label, url }) => ({ label, url, links: [] })),
      { label: "About", url: "/about", links: about },
    ],
    footer: [
      { label: "Terms of Use", url: "/terms-of-use" },
      { label: "Privacy Policy", url: "/privacy-policy" },
      { label: "Your Privacy Choices", url: "/privacy-choices" },
      ...about,
    ],
    features: television
      ? {}
      : { liveTv: false, tvGuide: false, videoRoom: false, shows: false, login: false, marketNote: false },
  };
}

function sectionLink(label: string): BrandLink {
  return {
    label,
    url: `/${label
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")}`,
  };
}

function drawings(name: string): [string, string][] {
  const text = escapeText(name);
  const initial = escapeText(
    name
      .replace(/^the\s+/i, "")
      .slice(0, 1)
      .toUpperCase(),
  );
  const width = 60 + name.length * 58;
  const letters = (x: number, y: number, size: number, fill: string, anchor = "start") =>
    `<text x="${x}" y="${y}" font-family="Georgia, serif" font-weight="700" font-size="${size}" fill="${fill}" text-anchor="${anchor}">`;
  const svg = (w: number, h: number, inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${inside}</svg>\n`;
  const mark = `<rect width="64" height="64" rx="8" fill="#12161d"/>${letters(32, 48, 46, "#fff", "middle")}${initial}</text>`;
  const card = `<rect width="1200" height="675" fill="#12161d"/>${letters(600, 360, Math.min(120, 1700 / name.length), "#fff", "middle")}${text}</text>`;
  // As wide as its place, whatever font draws it.
  const wordmark = `${letters(0, 100, 110, "currentColor").replace(">", ` textLength="${width}" lengthAdjust="spacingAndGlyphs">`)}${text}</text>`;
  return [
    ["art/mark.svg", svg(64, 64, mark)],
    ["art/icon.svg", svg(512, 512, `<g transform="scale(8)">${mark.replace(' rx="8"', "")}</g>`)],
    ["art/wordmark.svg", svg(width, 132, wordmark)],
    ["art/wordmark-plain.svg", svg(width, 132, wordmark)],
    [
      "art/logo-360x60.svg",
      svg(360, 60, `${letters(0, 44, Math.min(44, 620 / name.length), "#12161d")}${text}</text>`),
    ],
    ["art/social-card.svg", svg(1200, 675, card)],
    [
      "art/placeholder.svg",
      svg(
        1200,
        675,
        `<rect width="1200" height="675" fill="#2b3442"/>${letters(600, 400, 200, "#3d4a5c", "middle")}${initial}</text>`,
      ),
    ],
  ];
}

const paragraphs = (...texts: string[]) => texts.map((text) => ({ is: "paragraph", props: { text } }));

function starterPages({ name, email }: Answers): object[] {
  const page = (path: string, title: string, components: object[]) => ({
    type: "static_page",
    id: path,
    path,
    title,
    components,
  });
  const safe = escapeText(name);
  return [
    page("/about", `About ${name}`, paragraphs(`${safe} is an independent news organization. Say here who you are.`)),
    page("/contact", "Contact", [
      ...paragraphs(`Write to <a href="mailto:${escapeText(email)}">${escapeText(email)}</a>, or use the form.`),
      { is: "contact-form", props: {} },
    ]),
    page("/newsletters", "Newsletters", [{ is: "newsletter", props: { title: `The ${name} letter`, slid: "daily" } }]),
    page(
      "/terms-of-use",
      "Terms of Use",
      paragraphs(`Who reads ${safe} agrees to these terms. Have yours written by counsel.`),
    ),
    page(
      "/privacy-policy",
      "Privacy Policy",
      paragraphs(`What ${safe} knows of its readers, and what it does with it. Have yours written by counsel.`),
    ),
    page("/privacy-choices", "Your Privacy Choices", [{ is: "privacy-choices", props: {} }]),
  ];
}
