// The page of a story with what is typed on it: drawn as readers would get it, whether they may see it yet or not.

import type { ContentClient } from "../../content/client.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { asOut } from "../../content/with-previewed.ts";
import { withMediaWords } from "../../content/with-media-words.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { forFrame } from "../../model/desk/module-marks.ts";
import type { DrawnPage, DrawPageWith } from "../pages/draw-with.ts";
import { addressOf, type StoryDoc } from "./story-source.ts";

/** Reads what readers would, with this story in the place of the one that stands. */
function withStory(content: ContentClient, { type, doc }: StoryDoc, path: string): ContentClient {
  /** Of the kind that was asked for, which is its own. */
  function own<T extends keyof RecordDocs>(_asked: T): RecordDocs[T] {
    const shown: unknown = doc;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return shown as RecordDocs[T];
  }
  return {
    ...content,
    async byId<T extends keyof RecordDocs>(asked: T, id: string) {
      return asked === type && id === doc.id ? own(asked) : content.byId(asked, id);
    },
    async byPath<T extends keyof RecordDocs>(asked: T, at: string) {
      if (asked === type && at === path) return own(asked);
      const found = await content.byPath(asked, at);
      return asked === type && found?.id === doc.id ? own(asked) : found;
    },
  };
}

/** Undefined where no page shows it: its address is another's, or a redirect leads away from there. */
export async function drawStory(story: StoryDoc, drawWith: DrawPageWith, now: number): Promise<DrawnPage | undefined> {
  const address = addressOf(story);
  const path = address === null ? undefined : sitePath(address);
  if (path === undefined) return undefined;
  // Pages of videos know no previews: as if it were out.
  const shown = story.type === "article" ? story : { ...story, doc: asOut(story.doc, now) };
  const page = await drawWith(
    path,
    (content) => withMediaWords(() => withStory(content, shown, path))(new Set()),
    story.type === "article" ? { preview: { type: "article", id: story.doc.id, token: "" } } : {},
  );
  return page === undefined || page.status === 404 ? undefined : { ...page, html: forFrame(page.html) };
}
