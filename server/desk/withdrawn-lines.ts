// Stories that were withdrawn, as whoever looks for them at the desk finds them: there are few, and all are looked through.

import type { WithdrawnStory } from "../../content/store/records/withdrawn-records.ts";
import { isBy } from "../../content/store/records/wanted-stories.ts";
import type { Store } from "../../content/store/store.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import type { StoryLine } from "../../model/desk/story-calls.ts";
import { folded } from "../../model/text/folded.ts";
import type { AskedAddress } from "./asked-address.ts";
import { addressOf, olderAddresses, storyDoc, type StoryDoc } from "./story-source.ts";

interface Wanted {
  text: string;
  author: string;
  address: AskedAddress | undefined;
  sections: readonly string[] | undefined;
}

export async function withdrawnLines(
  store: Pick<Store, "withdrawnStories">,
  { text, author, address, sections }: Wanted,
): Promise<StoryLine[]> {
  const parts = folded(text).split(/\s+/).filter(Boolean);
  return (await store.withdrawnStories()).flatMap((gone) => {
    const story = storyDoc(gone.type, gone.source);
    if (story === undefined) return [];
    const isFound = address === undefined ? hasWords(gone, parts) : wasAt(story, address);
    const line = lineOf(gone, story);
    const isIn = sections === undefined || sections.some((section) => wasIn(line, section));
    const isOfAuthor = author === "" || isBy({ authors: line.authors.map((name) => ({ name })) }, author);
    return isFound && isIn && isOfAuthor ? [line] : [];
  });
}

function hasWords({ id, source }: WithdrawnStory, parts: readonly string[]): boolean {
  const said = folded(`${id}\n${source}`);
  return parts.every((part) => said.includes(part));
}

function wasAt(story: StoryDoc, address: AskedAddress): boolean {
  const addresses = [addressOf(story) ?? "", ...olderAddresses(story)];
  return address.is === "here" && addresses.some((one) => sitePath(one) === address.path);
}

function wasIn({ address, section: name }: StoryLine, section: string): boolean {
  const wanted = section.toLowerCase();
  return (address ?? "").toLowerCase().startsWith(`/${wanted}/`) || name.toLowerCase() === wanted;
}

function lineOf({ type, id, at, by }: WithdrawnStory, story: StoryDoc): StoryLine {
  const ofArticle = story.type === "article" ? story.doc : undefined;
  return {
    type,
    id,
    title: story.doc.title,
    address: addressOf(story),
    state: { is: "withdrawn", at },
    section: ofArticle?.wp__category?.title ?? "",
    authors: ofArticle?.fn__contributors.map(({ full_name }) => full_name) ?? [],
    changedAt: at,
    changedBy: by ?? "",
  };
}
