// What the modules of a layout name: stories, sections, tags, shows, videos and lists that must be there for something to be shown.

import type { Block } from "../blocks/schemas.ts";
import { isListBlock } from "../layouts/list-blocks.ts";
import { regionNames, type RegionName } from "../../model/layouts/region-names.ts";
import type { Layout } from "../records/layout.ts";
import { isExternal } from "../../model/addresses/site-path.ts";

export type TargetKind =
  | "story"
  | "section"
  | "tag"
  | "show"
  | "video"
  | "playlist"
  | "aggregate"
  | "election"
  | "element";

export interface Target {
  is: TargetKind;
  name: string;
  /** `main.3 (article-list)`. */
  at: string;
}

/** Names with a meaning of their own: the newest of everything, the page of all coverage, the parts of the video room. */
const ownNames: readonly string[] = ["all", "coverage", "shows", "topics"];

/** `places`: of its modules, as the record came (`modulePlaces`). */
export function layoutTargets(layout: Layout, places: Readonly<Record<RegionName, readonly number[]>>): Target[] {
  return [
    ...named("element", layout.elementId).map((target) => ({ ...target, at: "elementId" })),
    ...regionNames.flatMap((region) =>
      layout[region].flatMap((block, position) => {
        const at = `${region}.${places[region][position] ?? position} (${block.kind})`;
        return targetsOf(block).map((target) => ({ ...target, at }));
      }),
    ),
  ];
}

type Named = Omit<Target, "at">;

const named = (is: TargetKind, ...names: readonly (string | undefined)[]): Named[] =>
  names.flatMap((name) => (name === undefined || ownNames.includes(name) ? [] : [{ is, name }]));

interface Criteria {
  section?: string;
  tag?: string;
  show?: string;
  tags?: { includeAny: readonly string[]; includeAll: readonly string[]; exclude: readonly string[] };
  fixedArticles: readonly { url: string; title?: string }[];
}

export function targetsOf(block: Block): Named[] {
  if (isListBlock(block)) return block.props.searchCriteria === undefined ? [] : byCriteria(block.props.searchCriteria);
  const { kind, props } = block;
  if (kind === "content-carousel") return props.criteria === undefined ? [] : byShelf(props.criteria);
  if (kind === "rank-tool") return named("aggregate", props.rankListId);
  if (kind === "show-carousel") return named("show", ...props.items.map(({ id }) => id));
  if (kind === "video-group") return named("playlist", props.playlistId);
  if (kind === "live-event-heading") return [...named("playlist", props.playlist), ...named("video", props.videoId)];
  if (kind === "main-video") return isExternal(props.url) ? [] : named("video", props.videoId);
  return kind === "election-results" ? named("election", props.election) : [];
}

function byCriteria({ section, tag, show, tags, fixedArticles }: Criteria): Named[] {
  // One with a title of its own is shown whatever stands at its address.
  const stories = fixedArticles.filter(({ url, title }) => !isExternal(url) && title === undefined);
  return [
    ...named("section", section),
    ...named("tag", tag, ...(tags?.includeAll ?? []), ...(tags?.includeAny ?? []), ...(tags?.exclude ?? [])),
    ...named("show", show),
    ...named("story", ...stories.map(({ url }) => url)),
  ];
}

/** A shelf goes by one way; the fields of the others say nothing. */
function byShelf({ way, section, show, tags, fixedArticles }: Criteria & { way?: string }): Named[] {
  if (way === "fixed") return byCriteria({ fixedArticles });
  if (way === "category") return byCriteria({ tags, fixedArticles: [] });
  if (way === "section") return named("section", section);
  return way === "show" ? named("show", show) : [];
}
