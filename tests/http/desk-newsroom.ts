// A desk with stories of every state, and an editor who makes calls about them.

import type { OpenStory, StoryChange } from "../../model/desk/story-calls.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

export const hour = 3_600_000;
export const before = "2026-03-02T00:00:00Z";
export const words = (text: string) => ({ is: "paragraph", props: { text } });
export const story = (id: string | number, more: object = {}) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/harbor/story-${id}`,
  publication_date: before,
  components: [words(`The body of ${id}.`)],
  own: { kept: true },
  ...more,
});

const records = () => [
  story(4711, {
    dek: "A dek",
    thumbnail: "/uploads/none.jpg",
    fn__contributors: [{ full_name: "Ada Quay" }],
    components: [
      words("The first <b>line</b>."),
      { is: "youtube", props: { id: "abcdefghijk" } },
      words('See <a href="/harbor/nowhere">this</a> and <a href="/harbor/story-move">that</a>.'),
    ],
  }),
  story("draft", { title: "A secret lighthouse", published: false }),
  story("later", { title: "An embargoed lighthouse", publication_date: new Date(Date.now() + hour).toISOString() }),
  story("gone", { title: "A lost lighthouse", corrections: [{ date: before, text: "It was lost." }] }),
  story("two"),
  story("undated", { publication_date: undefined }),
  story("time", { published: false }),
  story("move", { urls: ["/2019/moved"] }),
  story("taken"),
  story("abroad", { canonical_url: "https://elsewhere.example/abroad" }),
  { type: "layout", id: "front", title: "The front page", subtype: "homeLayout", isDefault: true, main: [] },
  story("versions"),
  story("wanderer"),
  story("nomad"),
  story("dropping"),
  story("corrected"),
  story("a-first", { canonical_url: "/harbor/contested" }),
  story("b-second", { canonical_url: "/harbor/contested" }),
  // So long that they are parsed on a thread, while others come in between.
  ...["north", "east", "south", "west"].map((id) => story(id, { components: [words("Long. ".repeat(5_000))] })),
  story("many", { urls: ["/2018/free", "/harbor/contested", "/2018/led", "/search-results/search"] }),
  { type: "redirect", id: "/2018/led", to: "/harbor" },
  { type: "video", id: 99, title: "A film of it", description: "Waves" },
  { type: "redirect", id: "/harbor/led-away", to: "/harbor" },
  { type: "section", id: "harbor", title: "The Harbour", path: "harbor" },
];

export const at = (id: string | number, rest = "", type = "article") => `/stories/${type}/${id}${rest}`;
export const change = (part: Partial<StoryChange>) => ({ fields: {}, texts: {}, pictures: {}, ...part });

export type Newsroom = Awaited<ReturnType<typeof startNewsroom>>;

export async function startNewsroom() {
  const desk: DeskCalls = await startDeskCalls(records(), ofDemoBrand);
  const call = await desk.as("editor", "Ed");
  const ask = async (path: string) => (await call("GET", path)).json();
  const open = (id: string | number, type = "article"): Promise<OpenStory> => ask(at(id, "", type));
  const overOf = async (id: string | number, type = "article") => (await open(id, type)).version;
  const sent = async (method: string, path: string, body: object) => {
    const answer = await call(method, path, body);
    return { status: answer.status, body: await answer.json() };
  };
  return {
    desk,
    call,
    ask,
    open,
    overOf,
    sent,
    fix: async (id: string | number, part: Partial<StoryChange>, over?: string) =>
      sent("PUT", at(id), { change: change(part), over: over ?? (await overOf(id)) }),
    page: async (path: string) => {
      const answer = await fetch(desk.site.url + path, { redirect: "manual" });
      return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
    },
    lastDeed: async () => (await desk.store.desk.log.read(1))[0],
  };
}
