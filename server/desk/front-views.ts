// What is seen of a front at the desk: its page with the working copy, what each module of it shows, and stories to put there.

import type { Block } from "../../content/blocks/schemas.ts";
import { targetExists } from "../../content/check/target-exists.ts";
import type { ContentClient } from "../../content/client.ts";
import { isListBlock } from "../../content/layouts/list-blocks.ts";
import { layout as layoutKind } from "../../content/records/layout.ts";
import type { Store } from "../../content/store/store.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import type { DrawnFront, FoundStory, ModuleOnPage, ShownStory } from "../../model/desk/front-calls.ts";
import { dropAbsent } from "../../model/fields/absent.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { regionNames } from "../../model/layouts/region-names.ts";
import type { StoryItem } from "../../model/stories/story-item.ts";
import { instantOf } from "../../model/time/instant.ts";
import type { DrawPageWith } from "../pages/draw-with.ts";
import { param, refused, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import { frontDrawing, type FrontOnPage } from "./front-page.ts";
import { moduleLinks } from "./module-links.ts";
import { frontWarnings } from "./front-warnings.ts";
import { pinState } from "./pin-state.ts";
import { nameOfFront, openDraft } from "./working-copy.ts";

interface FrontViewParts {
  store: Store;
  content: () => ContentClient;
  drawWith: DrawPageWith;
  isDeadLink: (path: string) => Promise<boolean>;
  now: () => number;
}

export type FrontViews = Pick<AnswersOf<"fronts">, "fronts.page" | "fronts.modules" | "fronts.find">;

const noFront = refused(404, "There is no such front.");
const noPage = refused(404, "No page of the site shows this front.");
const mostFound = 20;

export function frontViews({ store, content, drawWith, isDeadLink, now }: FrontViewParts): FrontViews {
  const drawFront = frontDrawing({ content, drawWith });

  async function seen(
    asking: AskingPerson,
    answer: (page: FrontOnPage, steps: number) => CallAnswer | Promise<CallAnswer>,
  ): Promise<CallAnswer> {
    const id = param(asking, "front");
    const standing = await store.standing(nameOfFront(id));
    const parsed = standing && layoutKind.schema.safeParse(dropAbsent(JSON.parse(standing.source)));
    if (standing === undefined || parsed?.success !== true) return noFront;
    const draft = await openDraft(store, id, standing);
    const page = await drawFront(draft, { ...parsed.data, id }, standing.version);
    return page === undefined ? noPage : answer(page, draft.steps);
  }

  return {
    "fronts.page": (asking) => seen(asking, ({ html, policy }) => ({ page: { html, policy } })),

    "fronts.modules": (asking) =>
      seen(asking, async ({ address, layout, blocks, html }, steps) => {
        const asked = regionNames.flatMap((region) => layout[region]);
        const body: DrawnFront = {
          steps,
          address,
          modules: modulesOf(blocks),
          warnings: await frontWarnings(asked, blocks.filter(isMarked), {
            now: now(),
            links: moduleLinks(html),
            isDead: isDeadLink,
            stateOf: (pin) => pinState(content(), pin, now()),
            exists: (target) => targetExists(store, layout.subtype, { ...target, at: "" }),
          }),
        };
        return { body };
      }),

    "fronts.find": async (asking) => {
      const text = (asking.context.req.query("text") ?? "").trim();
      const found = text === "" ? await newestStories(content()) : await storiesFor(content(), text);
      return { body: found };
    },
  };
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

const foundStory = (story: Pick<StoryItem, "url" | "title" | "imageUrl" | "publicationDate">): FoundStory => ({
  url: story.url,
  title: story.title,
  ...(story.imageUrl !== undefined && { imageUrl: story.imageUrl }),
  publishedAt: instantOf(story.publicationDate) ?? null,
});

async function newestStories(content: ContentClient): Promise<FoundStory[]> {
  const cards = await content.cards({ type: "article", lists: [everythingList], size: mostFound });
  return cards.map(foundStory);
}

const kinds = ["article", "slideshow", "interactive", "video"] as const;

async function storiesFor(content: ContentClient, text: string): Promise<FoundStory[]> {
  const path = sitePath(text);
  const standing = path === undefined ? undefined : await content.byPath("article", path);
  const { items } = await content.search({ text, sort: "relevance", kinds, offset: 0, size: mostFound });
  const own = standing === undefined ? [] : [{ url: standing.canonical_url, title: standing.title }];
  return [...own, ...items].map(foundStory);
}
