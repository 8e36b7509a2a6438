// The files of a new brand folder, from the few things its publisher is asked: the brand, drawings with its name, and the first pages.

import { spellPath } from "../model/addresses/path-spelling.ts";
import { plainSlug } from "../model/addresses/plain-slug.ts";
import type { BrandFile, BrandLink } from "../model/brand/brand-file.ts";
import type { Answers } from "./brand-answers.ts";
import { drawnName, latin, plainMark, type DrawnName } from "./name-outlines.ts";
import { starterPages } from "./starter-pages.ts";
import { standInMark } from "./undrawn-art.ts";
import { undrawnLetters } from "./undrawn-letters.ts";

/** Name and text of each file. */
export async function newBrand(answers: Answers): Promise<[name: string, text: string][]> {
  return [
    ["brand.json", `${JSON.stringify(brandFileOf(answers), null, 2)}\n`],
    ...(await drawings(answers)),
    [
      "pages.jsonl",
      starterPages(answers)
        .map((page) => `${JSON.stringify(page)}\n`)
        .join(""),
    ],
  ];
}

const service: readonly BrandLink[] = [
  { label: "Contact", url: "/contact" },
  { label: "Newsletters", url: "/newsletters" },
  { label: "News Alerts", url: "/alerts/subscribe" },
  { label: "Saved Stories", url: "/saved" },
  { label: "Settings", url: "/settings" },
];

const legal: readonly BrandLink[] = [
  { label: "Terms of Use", url: "/terms-of-use" },
  { label: "Privacy Policy", url: "/privacy-policy" },
  { label: "Your Privacy Choices", url: "/privacy-choices" },
];

/** Labels of a new menu and footer. */
const firstLabels: ReadonlySet<string> = new Set(["About", ...[...service, ...legal].map(({ label }) => label)]);

/** Languages that have the same word. */
const sameWord: Readonly<Record<string, readonly string[]>> = {
  Contact: ["fr", "nl", "ro"],
  Newsletters: ["fr", "nl"],
};

/** A label that a new folder begins with and that is still English for whoever writes in this language. */
export function isLeftInEnglish(label: string, language: string): boolean {
  const { language: spoken } = new Intl.Locale(language);
  return firstLabels.has(label) && sameWord[label]?.includes(spoken) !== true;
}

export function brandFileOf(answers: Answers): BrandFile {
  const { name, domain, slogan, email, sections, television, language, timeZone } = answers;
  const navigation = sectionLabels(sections).map(sectionLink);
  return {
    name,
    slogan,
    description: `${name}. ${slogan}`,
    ...(language !== "" && { language }),
    ...(timeZone !== "" && { timeZone }),
    domain,
    contact: { audience: email, security: email, advertising: email },
    navigation,
    menu: [
      ...navigation.map(({ label, url }) => ({ label, url, links: [] })),
      { label: "About", url: "/about", links: [...service] },
    ],
    footer: [...legal],
    features: { ...(!/^y/i.test(television) && withoutTelevision), ads: false },
  };
}

const withoutTelevision: BrandFile["features"] = {
  liveTv: false,
  tvGuide: false,
  videoRoom: false,
  shows: false,
  login: false,
  marketNote: false,
};

export function sectionLabels(sections: string): string[] {
  return sections
    .split(",")
    .map((label) => label.trim())
    .filter((label) => label !== "");
}

/** As it would be typed without accents, which Latin and Greek letters carry; other alphabets keep theirs. */
export function sectionLink(label: string): BrandLink {
  return { label, url: spellPath(`/${plainSlug(label)}`) };
}

/** In widths of its letters; a longer name stands in two lines, so that it can be read on a phone. */
const longestLine = 12;

/** Parted at the space that is nearest to its middle; without one it stays whole. */
function inTwoLines(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [middle] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

/** Its first letter, whatever stands before it. */
function initialOf(name: string): string {
  const bare = name.replace(/^the\s+/i, "");
  return (/[\p{L}\p{N}]/u.exec(bare)?.[0] ?? Array.from(bare)[0] ?? "").toUpperCase();
}

/** What icons and cards show: the name, or what of it can be drawn here; else its host; nothing where even that is in other letters. */
export async function shownName({ name, domain }: Pick<Answers, "name" | "domain">): Promise<string | undefined> {
  if (latin.test(name)) return name;
  const undrawn = await undrawnLetters(name);
  const rest = undrawn.reduce((text, letter) => text.replaceAll(letter, ""), name).trim();
  if (rest !== "" && !undrawn.some((letter) => /[\p{L}\p{N}]/u.test(letter))) return rest;
  const host = domain.replace(/^www\./, "").replace(/:\d+$/, "");
  return /(^|\.)xn--/.test(host) ? undefined : host;
}

async function drawings(answers: Answers): Promise<[string, string][]> {
  const { name } = answers;
  const shown = await shownName(answers);
  const isHost = shown === undefined || !name.includes(shown);
  const whole = shown === undefined ? plainMark : await drawnName(shown);
  const initial = shown === undefined ? plainMark : await drawnName(initialOf(shown));
  const svg = (w: number, h: number, inside: string, marks = isHost ? ` ${standInMark}=""` : "") =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"${marks}>${inside}</svg>\n`;
  const ground = (w: number, h: number, fill: string) => `<rect width="${w}" height="${h}" fill="${fill}"/>`;
  /** As large as there is room for. */
  const fitting = (largest: number, room: number) => Math.min(largest, room / whole.width);
  const letter = initial.at({ x: 32, y: 48, size: 46, fill: "#fff", anchor: "middle" });
  const onCard = shown === undefined ? { y: 430, size: 260 } : { y: 370, size: fitting(120, 1040) };
  const cardName = whole.at({ x: 600, ...onCard, fill: "#fff", anchor: "middle" });
  const placeholder = initial.at({ x: 600, y: 400, size: 200, fill: "#3d4a5c", anchor: "middle" });
  const wordmarkOf = async (text: string, alone: DrawnName) => {
    const lines = alone.width > longestLine ? await Promise.all(inTwoLines(text).map(drawnName)) : [alone];
    const { size, baselines } =
      lines.length === 1 ? { size: 110, baselines: [100] } : { size: 60, baselines: [54, 118] };
    return {
      width: Math.ceil(Math.max(...lines.map(({ width }) => width)) * size) + 4,
      inside: lines
        .map((line, place) => line.at({ x: 0, y: baselines[place] ?? 0, size, fill: "currentColor" }))
        .join(""),
    };
  };
  // Readers have fonts for what they read.
  const forReaders = await wordmarkOf(name, isHost ? await drawnName(name) : whole);
  const forCards = isHost ? await wordmarkOf(shown ?? "", whole) : forReaders;
  return [
    ["art/mark.svg", svg(64, 64, `<rect width="64" height="64" rx="8" fill="#12161d"/>${letter}`)],
    ["art/icon.svg", svg(512, 512, `${ground(512, 512, "#12161d")}<g transform="scale(8)">${letter}</g>`)],
    ["art/wordmark.svg", svg(forReaders.width, 132, forReaders.inside, "")],
    ["art/wordmark-plain.svg", svg(forCards.width, 132, forCards.inside)],
    ["art/logo-360x60.svg", svg(360, 60, whole.at({ x: 0, y: 44, size: fitting(44, 356), fill: "#12161d" }))],
    ["art/social-card.svg", svg(1200, 675, ground(1200, 675, "#12161d") + cardName)],
    ["art/placeholder.svg", svg(1200, 675, ground(1200, 675, "#2b3442") + placeholder)],
  ];
}
