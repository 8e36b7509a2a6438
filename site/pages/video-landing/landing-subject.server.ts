// What a page of the video room is about: all of it, its shows, its topics, one topic or one show (ROUTE-09, -12, -13).

import { tagPrefix } from "../../../model/addresses/front-path.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { notFound } from "../../../model/http-error.ts";
import { brand } from "../../../model/brand.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchFromStore, fetchOrContinue } from "../../rules/fetch-failure.ts";
import { readShowAt } from "../../shows/find-show.ts";

export type LandingSubject =
  | { kind: "all" | "shows" | "topics"; title: string; description: string }
  | { kind: "topic"; path: string; title: string; description?: string }
  | { kind: "show"; show: RecordDocs["show"]; title: string; description?: string };

const topicsPath = "/video/topics/";

export async function landingSubject(context: PageContext): Promise<LandingSubject> {
  const { name } = context.route;
  if (name === "video-topics-all") return topicOf(context);
  if (name === "video-shows-id") return showOf(context);
  if (name === "video-shows") {
    return {
      kind: "shows",
      title: "Full episodes",
      description: `Every show of ${brand.name}, to watch when you like.`,
    };
  }
  if (name === "video-topics") {
    return { kind: "topics", title: "Topics", description: "Our reporting on video, subject by subject." };
  }
  return {
    kind: "all",
    title: "Video",
    description: `The latest video, full episodes and live coverage from ${brand.name}.`,
  };
}

/** Under which name an editor's layout for it is stored. */
export function layoutElement(subject: LandingSubject): string | undefined {
  switch (subject.kind) {
    case "all":
      return undefined;
    case "topic":
      return `topics/${subject.path}`;
    case "show":
      return `shows/${subject.show.id}`;
    case "shows":
    case "topics":
    default:
      return subject.kind;
  }
}

/** A topic is a tag or a section; one that nobody has named is not found. */
async function topicOf(context: PageContext): Promise<LandingSubject> {
  const path = context.path.slice(topicsPath.length).toLowerCase();
  const { content } = context;
  const [tag, section] = await Promise.all([
    fetchOrContinue(context, "tag", () => content.byPath("tag", tagPrefix + path)),
    fetchOrContinue(context, "section", () => content.byPath("section", `/${path}`)),
  ]);
  const topic = tag ?? section;
  if (topic === undefined) throw notFound(messages.pageNotFound);
  return { kind: "topic", path, title: topic.title, description: topic.description };
}

async function showOf(context: PageContext): Promise<LandingSubject> {
  const id = context.params["id"] ?? "";
  const show = await fetchFromStore(context, "show", () => readShowAt(context.content, context.path, id));
  if (show === null) throw notFound(messages.pageNotFound);
  return { kind: "show", show, title: show.title, description: show.description };
}
