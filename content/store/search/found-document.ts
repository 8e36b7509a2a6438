// A document of a search as readers see it: its headline and the passage that says most, with what was searched for marked.

import { articleText } from "../../blocks/article-text.ts";
import { plainText } from "../../../model/html/plain-text.ts";
import type { RecordDocs } from "../../records/kinds.ts";
import { bestPassage, markWords, opening, type Piece } from "../../search/passages.ts";
import type { FoundDocument } from "../../search/search-query.ts";
import type { CandidateDocument } from "./read-candidates.ts";

type FoundDoc = RecordDocs["article" | "video" | "person" | "show"];

interface Described {
  summary: string;
  /** Asked for only when the summary does not say enough. */
  text: () => string;
  note?: string;
  imageUrl?: string;
}

export function foundDocument(
  { kind, title, url, card }: CandidateDocument,
  doc: FoundDoc | undefined,
  stems: ReadonlySet<string>,
): FoundDocument {
  const { summary, text, note, imageUrl } =
    doc === undefined ? { summary: card?.dek ?? "", text: () => "" } : described(doc);
  return {
    kind,
    title,
    titleMarked: markWords(title, stems),
    url,
    imageUrl: card?.imageUrl ?? imageUrl,
    imageAlt: card?.imageAlt,
    passage: passageOf(summary, text, stems),
    note,
    category: card?.category,
    authors: (card?.authors ?? []).map(({ name, url: page }) => ({ name, url: page })),
    isOpinion: card?.isOpinion,
    isLive: card?.isLive,
    duration: card?.duration,
    publicationDate: card?.publicationDate,
    lastPublishedDate: card?.lastPublishedDate,
  };
}

/** The summary is the best passage when it has all the words. */
function passageOf(summary: string, textOf: () => string, stems: ReadonlySet<string>): Piece[] {
  const marked = markWords(opening(summary), stems);
  if (marked.filter((piece) => piece.marked).length >= stems.size) return marked;
  const text = textOf();
  return bestPassage(text, stems) ?? (summary === "" ? markWords(opening(text), stems) : marked);
}

function described(doc: FoundDoc): Described {
  if ("blocks" in doc) return { summary: doc.dek ?? doc.standfirst ?? "", text: () => articleText(doc.blocks) };
  if ("brightcove" in doc) return { summary: doc.description ?? "", text: () => doc.description ?? "" };
  if ("personSlug" in doc) {
    const bio = plainText([doc.shortBio ?? doc.description ?? "", ...doc.fullBio].join(" "));
    return { summary: bio, text: () => bio, note: doc.title ?? doc.role, imageUrl: doc.avatar };
  }
  return {
    summary: doc.description ?? "",
    text: () => doc.description ?? "",
    note: doc.airtime,
    imageUrl: doc.imageUrl ?? doc.image ?? doc.showImages?.normal,
  };
}
