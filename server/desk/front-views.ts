// What is seen of a front at the desk: its page with the working copy, what each module of it shows, and stories to put there.

import type { Block } from "../../content/blocks/schemas.ts";
import { targetExists } from "../../content/check/target-exists.ts";
import type { ContentClient } from "../../content/client.ts";
import { isListBlock } from "../../content/layouts/list-blocks.ts";
import { layout as layoutKind } from "../../content/records/layout.ts";
import type { Draft } from "../../content/store/desk/draft-row.ts";
import type { Store } from "../../content/store/store.ts";
import type { DrawnFront, ModuleOnPage, ShownStory, StoriesToShow } from "../../model/desk/front-calls.ts";
import { dropAbsent } from "../../model/fields/absent.ts";
import { frontOf, storiesOf, type Front } from "../../model/desk/front.ts";
import { regionNames } from "../../model/layouts/region-names.ts";
import type { StoryItem } from "../../model/stories/story-item.ts";
import { isEmptyFront } from "../../site/pages/section/front-stories.ts";
import type { IsPictureThere } from "../images/picture-there.ts";
import type { DrawPageWith } from "../pages/draw-with.ts";
import { param, refused, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import { emptyLists } from "./empty-lists.ts";
import { frontDrawing, type FrontOnPage } from "./front-page.ts";
import { moduleWarnings } from "./module-faults.ts";
import { moduleLinks } from "./module-links.ts";
import { frontWarnings, keyOf } from "./front-warnings.ts";
import { askedAddress } from "./asked-address.ts";
import { pinState } from "./pin-state.ts";
import { findStories } from "./story-finding.ts";
import { nameOfFront, openDraft } from "./working-copy.ts";

interface FrontViewParts {
  store: Store;
  content: () => ContentClient;
  drawWith: DrawPageWith;
  isDeadLink: (path: string) => Promise<boolean>;
  isPictureThere: IsPictureThere;
  now: () => number;
}

export type FrontViews = Pick<AnswersOf<"fronts">, "fronts.page" | "fronts.modules" | "fronts.find">;

const noFront = refused(404, "There is no such front.");
const noPage = refused(404, "No page of the site shows this front.");

export function frontViews({ store, content, drawWith, isDeadLink, isPictureThere, now }: FrontViewParts): FrontViews {
  const drawFront = frontDrawing({ content, drawWith });

  async function seen(
    asking: AskingPerson,
    answer: (page: FrontOnPage, draft: Draft, live: Front) => CallAnswer | Promise<CallAnswer>,
  ): Promise<CallAnswer> {
    const id = param(asking, "front");
    const standing = await store.standing(nameOfFront(id));
    const parsed = standing && layoutKind.schema.safeParse(dropAbsent(JSON.parse(standing.source)));
    if (standing === undefined || parsed?.success !== true) return noFront;
    const draft = await openDraft(store, id, standing);
    const page = await drawFront(draft, { ...parsed.data, id }, standing.version);
    return page === undefined ? noPage : answer(page, draft, frontOf(JSON.parse(standing.source)));
  }

  /** Drafts, what is embargoed or over, and what is not pinned any more. */
  async function unseenPins(
    { front, base }: Draft,
    live: Front,
    blocks: readonly Block[],
  ): Promise<Record<string, string>> {
    const ownWords = new Set(
      pinsOf(front).flatMap(({ key, articleUrl, title }) => (title === undefined ? [] : `${key} ${articleUrl}`)),
    );
    const shown = new Set(
      blocks
        .filter(isListBlock)
        .flatMap((block) =>
          block.props.items.map(({ url }) => url).filter((url) => !ownWords.has(`${keyOf(block)} ${url}`)),
        ),
    );
    const pins = [front, base, live].flatMap(pinsOf);
    const unseen = pins.filter(({ articleUrl, title }) => title === undefined && !shown.has(articleUrl));
    const named = await Promise.all(
      unseen.map(async ({ articleUrl }) => {
        const { stories } = await storiesToShow(store, articleUrl, now());
        return stories.filter(({ url }) => url === articleUrl).map(({ title }) => [articleUrl, title] as const);
      }),
    );
    return Object.fromEntries(named.flat());
  }

  return {
    "fronts.page": (asking) => seen(asking, ({ html, policy }) => ({ page: { html, policy } })),

    "fronts.modules": (asking) =>
      seen(asking, async ({ address, layout, blocks, regions, html }, draft, live) => {
        const asked = regionNames.flatMap((region) => layout[region]);
        const shown = blocks.filter(isMarked);
        const body: DrawnFront = {
          steps: draft.steps,
          address,
          modules: modulesOf(blocks),
          isBare: isPageOfStories(layout.subtype) && regions !== undefined && isEmptyFront(regions),
          isRailUsual: layout.rightRail.length === 0 && regions !== undefined && regions.rightRail.length > 0,
          unseen: await unseenPins(draft, live, blocks),
          warnings: [
            ...moduleWarnings(draft.front, layout.subtype),
            ...emptyLists(asked, shown),
            ...(await frontWarnings(asked, shown, {
              now: now(),
              links: moduleLinks(html),
              isDead: isDeadLink,
              isPictureThere,
              stateOf: (pin) => pinState(content(), pin, now()),
              exists: (target) => targetExists(store, layout.subtype, { ...target, at: "" }),
            })),
          ],
        };
        return { body };
      }),

    "fronts.find": async (asking) => {
      const text = (asking.context.req.query("text") ?? "").trim();
      return { body: await storiesToShow(store, text, now()) };
    },
  };
}

/** What is on it comes from its layout alone; others say something by themselves. */
const isPageOfStories = (subtype: string) => ["homeLayout", "sectionLayout", "categoryLayout"].includes(subtype);

function pinsOf(front: Front) {
  const modules = regionNames.flatMap((region) => front[region]);
  return modules.flatMap(({ key, component }) => storiesOf(component).map((pin) => ({ ...pin, key })));
}

const isMarked = ({ mark }: Block) => mark !== undefined;

function modulesOf(blocks: readonly Block[]): Record<string, ModuleOnPage> {
  const modules: Record<string, ModuleOnPage> = {};
  for (const block of blocks) {
    const { mark } = block;
    if (mark === undefined) continue;
    modules[mark.key] ??= {
      kind: block.kind,
      stories: isListBlock(block) ? block.props.items.map(shownStory) : [],
      next: (mark.next ?? []).slice(0, 5).map(shownStory),
    };
  }
  return modules;
}

function shownStory({ url, title, kickerText, dek, imageUrl }: StoryItem): ShownStory {
  return {
    url,
    title,
    ...(kickerText !== undefined && { kicker: kickerText }),
    ...(dek !== undefined && { dek }),
    ...(imageUrl !== undefined && { imageUrl }),
  };
}

async function storiesToShow(store: Store, text: string, now: number): Promise<StoriesToShow> {
  const { stories, nothing } = await findStories(
    store,
    { text, section: "", author: "", state: "", order: "best" },
    now,
  );
  return {
    stories: stories.flatMap(({ type, id, address, title, state }) =>
      address === null ? [] : [{ type, id, url: address, title, state }],
    ),
    isElsewhere: askedAddress(text)?.is === "elsewhere",
    ...(nothing !== undefined && { nothing }),
  };
}
