// The head of a story file: `key: value` lines, read into fields of known shape.

import { ageOf } from "./age.ts";
import type { Refuse } from "./story-fault.ts";

const required = ["title", "dek", "tags", "ago", "art"] as const;
const optional = [
  "type",
  "authors",
  "byline",
  "wire",
  "shows",
  "also",
  "standfirst",
  "kicker",
  "updated",
  "caption",
  "credit",
  "flags",
  "dateline",
  "video",
  "correction",
] as const;
/** A story may have several: a line each. */
const repeated: ReadonlySet<string> = new Set(["correction"]);
const storyTypes = ["article", "slideshow", "interactive"] as const;
const flagNames = ["breaking", "developing", "live", "opinion", "exclusive", "draft"] as const;

type RequiredKey = (typeof required)[number];
type Key = RequiredKey | (typeof optional)[number];
type StoryFlag = (typeof flagNames)[number];
type StoryType = (typeof storyTypes)[number];

export interface FrontMatter {
  type: StoryType;
  title: string;
  dek: string;
  standfirst?: string;
  kicker?: string;
  /** People of the newsroom, by id. */
  authors: string[];
  /** Names of others. */
  byline: string[];
  /** The agency a story came from, and where it stands there. */
  wire?: { name: string; url: string };
  /** Shows that the story belongs to, by slug. */
  shows: string[];
  tags: string[];
  /** Sections it is filed under besides its own. */
  also: string[];
  /** Milliseconds before the seeding. */
  ago: number;
  updated: number;
  art: string;
  caption?: string;
  credit?: string;
  dateline?: string;
  /** The number of the video that leads instead of the picture. */
  video?: string;
  flags: ReadonlySet<StoryFlag>;
  /** What was put right since, a line each. */
  corrections: string[];
}

export function readFrontMatter(head: string, refuse: Refuse): FrontMatter {
  const fields = readFields(head, refuse);
  const need = (key: RequiredKey): string => fields.get(key) ?? refuse(`${key} is missing`);
  for (const key of required) need(key);
  const ago = readAge("ago", need("ago"), refuse);
  const updated = readAge("updated", fields.get("updated") ?? need("ago"), refuse);
  if (updated > ago) refuse("updated is older than ago");
  const wire = readWire(fields.get("wire"), refuse);
  const authors = words(fields.get("authors") ?? "");
  if (authors.length === 0 && wire === undefined) refuse("authors is missing");
  return {
    type: readType(fields.get("type") ?? "article", refuse),
    title: need("title"),
    dek: need("dek"),
    standfirst: fields.get("standfirst"),
    kicker: fields.get("kicker"),
    authors,
    byline: words(fields.get("byline") ?? ""),
    wire,
    shows: words(fields.get("shows") ?? ""),
    tags: words(need("tags")),
    also: words(fields.get("also") ?? ""),
    ago,
    updated,
    art: need("art"),
    caption: fields.get("caption"),
    credit: fields.get("credit"),
    dateline: fields.get("dateline"),
    video: fields.get("video"),
    flags: readFlags(fields.get("flags") ?? "", refuse),
    corrections: fields.get("correction")?.split("\n") ?? [],
  };
}

function readFields(head: string, refuse: Refuse): Map<Key, string> {
  const fields = new Map<Key, string>();
  for (const [index, line] of head.split("\n").entries()) {
    if (line.trim() === "") continue;
    const at = `line ${index + 1}`;
    const [, key = "", value = ""] = /^([a-z]+):\s*(.*?)\s*$/.exec(line) ?? refuse(`${at} is not "key: value"`);
    const known = isKey(key) ? key : refuse(`${at}: ${key} is not a key of stories`);
    const before = fields.get(known);
    if (before !== undefined && !repeated.has(known)) refuse(`${at}: ${key} is given twice`);
    if (value !== "") fields.set(known, before === undefined ? value : `${before}\n${value}`);
  }
  return fields;
}

function isKey(name: string): name is Key {
  return [...required, ...optional].some((key) => key === name);
}

function readAge(key: string, text: string, refuse: Refuse): number {
  return ageOf(text) ?? refuse(`${key} must be an age such as 12m, 3h or 2d4h, not ${JSON.stringify(text)}`);
}

function readType(name: string, refuse: Refuse): StoryType {
  return (
    storyTypes.find((type) => type === name) ??
    refuse(`${name} is not a type of story; types are ${storyTypes.join(", ")}`)
  );
}

function readWire(text: string | undefined, refuse: Refuse): FrontMatter["wire"] {
  if (text === undefined) return undefined;
  const [name = "", url = ""] = text.split("|").map((part) => part.trim());
  return name !== "" && URL.canParse(url)
    ? { name, url }
    : refuse(`wire must be "Agency | https://…", not ${JSON.stringify(text)}`);
}

function readFlags(text: string, refuse: Refuse): Set<StoryFlag> {
  const known = words(text).map(
    (name) =>
      flagNames.find((flag) => flag === name) ?? refuse(`${name} is not a flag; flags are ${flagNames.join(", ")}`),
  );
  return new Set(known);
}

function words(list: string): string[] {
  return list
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
