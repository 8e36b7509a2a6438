// The body that is drawn: the picture or video that leads, then the blocks. What cannot be shown is logged (BLOCK-01, BLOCK-12).

import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { BodyPart } from "../../article/body-ads.ts";
import { isLiveBlog } from "../../article/is-live-blog.ts";
import { markUpdates } from "../../article/live-updates.ts";
import { introducesNext } from "../../article/introduces-next.ts";
import { isBodyBlock } from "../../../content/blocks/is-body-block.ts";
import type { BlockOf, BlockProps, BodyKind } from "../../../content/blocks/schemas.ts";
import { oncePer } from "../../../model/once-per.ts";
import { sanitiseAgain } from "../../../model/html/sanitise.server.ts";
import type { PageLog } from "../../../model/page-log.ts";

export interface ArticleBody {
  lead?: BlockProps<"article-image">;
  /** Then there is no other lead. */
  leadVideo?: BlockProps<"video-inline">;
  blocks: BlockOf<BodyKind>[];
  /** How many blocks of the body lead the story instead of standing in it. */
  leading: number;
}

export function articleBody(article: RecordDocs["article"], log: PageLog): ArticleBody {
  logGaps(article, log);
  return drawnParts(article);
}

export function logGaps({ id, gaps }: RecordDocs["article"], log: PageLog): void {
  for (const { at, name, reasons } of gaps) log.warn("block dropped", { article: id, at, name, reasons });
}

const drawnParts = oncePer((article: RecordDocs["article"]): ArticleBody => {
  const all = article.blocks.filter(isBodyBlock);
  const { blocks, ...leads } = withLead(article, all);
  const updates = isLiveBlog(article.blocks) ? markUpdates(blocks, (html) => sanitiseAgain(html, "paragraph")) : blocks;
  return { ...leads, blocks: withDateline(article.dateline, updates), leading: all.length - blocks.length };
});

/** A picture or a video that opens the body leads the story; otherwise its thumbnail does. */
function withLead(
  { thumbnail, imageAlt, imageCopyright }: RecordDocs["article"],
  blocks: BlockOf<BodyKind>[],
): Omit<ArticleBody, "leading"> {
  const [first, ...rest] = blocks;
  if (first?.kind === "video-inline" || first?.kind === "shared-video") {
    return { leadVideo: first.props, blocks: rest };
  }
  if (first?.kind === "article-image") return { lead: first.props, blocks: rest };
  return { lead: thumbnail === undefined ? undefined : pictureOf(thumbnail, imageAlt, imageCopyright), blocks };
}

export function pictureOf(url: string, imageAlt?: string, copyright?: string): BlockProps<"article-image"> {
  return {
    url,
    type: undefined,
    imageAlt,
    caption: undefined,
    copyright,
    isSpotlight: undefined,
    responsiveImages: undefined,
  };
}

/** ART-16: the place opens the first paragraph, as newspapers set it. */
function withDateline(dateline: string | undefined, blocks: BlockOf<BodyKind>[]): BlockOf<BodyKind>[] {
  const at = blocks.findIndex(({ kind }) => kind === "paragraph");
  const first = blocks[at];
  if (dateline === undefined || first?.kind !== "paragraph") return blocks;
  const text = sanitiseAgain(`<strong>${dateline}</strong> — ${first.props.text}`, "paragraph");
  return blocks.with(at, { ...first, props: { text } });
}

/** The body as the rules for ads see it. */
export function bodyParts(blocks: readonly BlockOf<BodyKind>[]): BodyPart[] {
  return blocks.map((block) => partOf(block));
}

const partOf = oncePer(({ kind, props }: BlockOf<BodyKind>): BodyPart => ({
  kind,
  introducesNext: kind === "paragraph" && introducesNext(props.text),
}));
