// The pages of the video room (VIDEO-06): two layouts fetched by name, the first entry of each for the navigation and the legal links,
// the shelves from the components that follow.

import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import type { Block, BlockKind, BlockOf } from "../../../content/blocks/schemas.ts";
import { videoLandingHead } from "../../head/video-landing-head.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { fillShelves } from "../../video/shelves/fill-shelves.server.ts";
import { isShelf } from "../../video/shelves/plan-shelf.ts";
import { showImage } from "../shows/show-summary.ts";
import { builtInShelves } from "./built-in-shelves.server.ts";
import { arrangeShelves } from "./arrange-shelves.ts";
import { landingSubject, layoutElement, type LandingSubject } from "./landing-subject.server.ts";
import { usualNavigation } from "./usual-navigation.ts";

export async function loadVideoLanding(context: PageContext): Promise<PageContent<"video-landing">> {
  const { content, origin, path } = context;
  const subject = await landingSubject(context);
  const [navigation, legal] = await Promise.all([
    fetchOrContinue(context, "video navigation layout", () =>
      content.layout("videoNavigation", layoutElement(subject)),
    ),
    fetchOrContinue(context, "video legal links layout", () => content.layout("videoLegalLinks", undefined)),
  ]);
  // Where nobody arranged this very page the layout of the whole room comes: its navigation holds here too, its shelves do not.
  const isOwn = navigation !== undefined && (subject.kind === "all" || navigation.elementId !== undefined);
  const arranged = isOwn ? navigation.main.filter(isShelf) : [];
  const planned = arranged.length > 0 ? arranged : await builtInShelves(subject, context);
  const shelves = (await fillShelves(planned, context)).filter(isShelf);
  if (shelves.length === 0) throw notFound(messages.pageNotFound);

  const { title, description } = subject;
  const { lead, rest } = arrangeShelves(shelves);
  return {
    page: "video-landing",
    props: {
      title,
      description,
      isRoom: subject.kind === "all",
      path,
      navigation: first(navigation?.main, "video-navigation")?.props ?? usualNavigation,
      show: subject.kind === "show" ? shownShow(subject) : undefined,
      lead,
      shelves: rest,
      legal: first(legal?.main, "legal-links")?.props,
    },
    head: videoLandingHead({ title, description, path, origin, shelves }),
    status: 200,
    bodyClass: "video-landing",
  };
}

/** VIDEO-06: the first main-content entry supplies the model. */
function first<K extends BlockKind>(main: readonly Block[] | undefined, kind: K): BlockOf<K> | undefined {
  const entry = main?.[0];
  return entry !== undefined && isKind(entry, kind) ? entry : undefined;
}

function isKind<K extends BlockKind>(block: Block, kind: K): block is Block & BlockOf<K> {
  return block.kind === kind;
}

function shownShow({ show }: Extract<LandingSubject, { kind: "show" }>) {
  return {
    url: show.canonical_url,
    airtime: show.airtime,
    imageUrl: showImage(show),
    hosts: show.fn__hosts.map(({ full_name }) => full_name),
  };
}
