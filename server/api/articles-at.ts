// The stories at certain addresses, as shelves ask for them (searchBy=urls): with their hosted videos as components (SHELF-04).

import type { ContentClient } from "../../content/client.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { cardOfArticle } from "../../content/records/article.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { listItem, type ListItem } from "./list-item.ts";
import { isOut } from "../../content/records/is-out.ts";

interface HostedVideo {
  content_type: "hosted_video";
  content: { id: string; thumbnail?: string };
}

type ArticleAt = ListItem & { last_modified_date?: string; components: HostedVideo[] };

export async function articlesAt(content: ContentClient, urls: readonly string[], now: number): Promise<ArticleAt[]> {
  const found = await content.byPaths(
    "article",
    urls.map((url) => sitePath(url) ?? url),
  );
  return found.flatMap((doc) => (doc === undefined || !isOut(doc, now) ? [] : [articleAt(doc)]));
}

function articleAt(doc: RecordDocs["article"]): ArticleAt {
  return {
    ...listItem(cardOfArticle(doc, doc.id)),
    last_modified_date: doc.last_modified_date,
    components: doc.blocks.flatMap((block) => (block.kind === "video-inline" ? [hostedVideo(block.props)] : [])),
  };
}

function hostedVideo({ videoId, imageUrl }: { videoId: string; imageUrl?: string }): HostedVideo {
  return { content_type: "hosted_video", content: { id: videoId, thumbnail: imageUrl } };
}
