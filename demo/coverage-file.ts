// Reads a file of live coverage (see README.md) and makes the `live_event` record of it, with the posts that are out; the others are what
// the live desk publishes while the demo runs.

import { ageOf } from "./age.ts";
import { artUrl, readBody, type Component } from "./story-body.ts";
import { StoryFault, type Refuse } from "./story-fault.ts";

/** A post as a `live_event` record carries it, before it has a time. */
export interface CoveragePost {
  id: string;
  title?: string;
  body?: string;
  components?: Component[];
  author?: string;
  pinned?: true;
  key?: true;
}

export interface Coverage {
  record: (now: number) => object;
  /** What the live desk publishes next, in order. A post whose id is out already replaces it. */
  upcoming: CoveragePost[];
}

const keys = ["title", "description", "eyebrow", "dek", "art", "thumbnail", "breaking", "ended", "first"] as const;
type Key = (typeof keys)[number];

interface ReadPost extends CoveragePost {
  /** Milliseconds before the seeding; absent for one that is still to come. */
  ago?: number;
}

export const coverageId = (slug: string): string => `coverage/${slug}`;
const filePath = (slug: string): string => `demo/coverage/${slug}.md`;

export function readCoverage(text: string, slug: string): Coverage {
  const refuse: Refuse = (reason) => {
    throw new StoryFault(filePath(slug), reason);
  };
  const [head = "", ...rest] = text.replaceAll("\r\n", "\n").split(/^---$/m);
  if (rest.length === 0) refuse("the line --- between the head and the posts is missing");
  const fields = readFields(head, refuse);
  const need = (key: Key) => fields.get(key) ?? refuse(`${key} is missing`);
  const posts = readPosts(rest.join("---"), refuse);
  const out = posts.filter(({ ago }) => ago !== undefined);
  const ended = fields.has("ended") ? readAge(need("ended"), refuse) : undefined;

  return {
    record: (now) => ({
      type: "live_event",
      id: coverageId(slug),
      title: need("title"),
      description: need("description"),
      heading: {
        title: need("title"),
        eyebrow: fields.get("eyebrow"),
        dek: need("dek"),
        breaking: fields.has("breaking"),
        date: iso(now - readAge(need("first"), refuse)),
        ...(fields.has("art") && { imageUrl: artUrl(need("art")), imageAlt: "" }),
      },
      ...(fields.has("thumbnail") && { thumbnail: artUrl(need("thumbnail")) }),
      start: iso(now - readAge(need("first"), refuse)),
      ...(ended !== undefined && { end: iso(now - ended) }),
      // The live desk writes only to records of the demo's own.
      demo: true,
      updates: out.map(({ ago = 0, ...post }) => ({ ...post, time: iso(now - ago) })),
    }),
    upcoming: posts.filter(({ ago }) => ago === undefined),
  };
}

function readFields(head: string, refuse: Refuse): Map<Key, string> {
  const fields = new Map<Key, string>();
  for (const line of head.split("\n").filter((one) => one.trim() !== "")) {
    const [, name = "", value = ""] = /^([a-z]+):\s*(.+?)\s*$/.exec(line) ?? refuse(`${line} is not "key: value"`);
    const key = keys.find((known) => known === name) ?? refuse(`${name} is not a key of coverage`);
    fields.set(key, value);
  }
  return fields;
}

/** `@ 41m key pinned id=landfall | Rosa Delgado-Finch`, then `# Title`, then the words. */
const postLine = /^@ (?<marks>[^|\n]+?)(?: \| (?<author>.+))?$/m;

function readPosts(text: string, refuse: Refuse): ReadPost[] {
  const posts = text
    .split(/^(?=@ )/m)
    .filter((part) => part.trim() !== "")
    .map((part): ReadPost => {
      const head = postLine.exec(part) ?? refuse(`a post begins "@ 41m key | Author": ${part.slice(0, 50)}`);
      const { marks = "", author } = head.groups ?? {};
      const [, title, words = ""] = /^(?:# (.+)\n)?([\s\S]*)$/.exec(part.slice(head[0].length).trimStart()) ?? [];
      const given = marks.split(" ");
      const id = given.find((mark) => mark.startsWith("id="))?.slice("id=".length) ?? slugOf(title ?? "", refuse);
      const components = words.trim() === "" ? [] : readBody(words, refuse);
      return {
        id,
        ...(title !== undefined && { title }),
        ...bodyOf(components),
        ...(author !== undefined && { author }),
        ...(given.includes("pinned") && { pinned: true as const }),
        ...(given.includes("key") && { key: true as const }),
        ...(given[0] !== "next" && { ago: readAge(given[0] ?? "", refuse) }),
      };
    });
  const ids = posts.filter(({ ago }) => ago !== undefined).map(({ id }) => id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) refuse(`two posts are called ${id}`);
  return posts;
}

/** Words are the post's body; from the first thing that is not words on, everything is a component. */
function bodyOf(components: readonly Component[]): Pick<CoveragePost, "body" | "components"> {
  const isWords = ({ is }: Component) => is === "paragraph" || is === "list";
  const end = components.findIndex((component) => !isWords(component));
  const words = end === -1 ? components : components.slice(0, end);
  const rest = end === -1 ? [] : components.slice(end);
  return {
    ...(words.length > 0 && { body: words.map(htmlOf).join("") }),
    ...(rest.length > 0 && { components: rest }),
  };
}

function htmlOf({ is, props }: Component): string {
  if (is === "paragraph") return `<p>${String(props["text"])}</p>`;
  const items = Array.isArray(props["items"]) ? props["items"] : [];
  const tag = props["ordered"] === true ? "ol" : "ul";
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
}

/** The post's address says what it is about. */
function slugOf(title: string, refuse: Refuse): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .match(/[a-z0-9]+/g);
  return words?.slice(0, 6).join("-") ?? refuse("a post without a title needs id=…");
}

function readAge(text: string, refuse: Refuse): number {
  return ageOf(text) ?? refuse(`${JSON.stringify(text)} is not an age such as 12m, 3h or 2d4h`);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
