import { isVideoOut } from "../../../content/records/is-out.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { notFound } from "../../../model/http-error.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchFromStore } from "../../rules/fetch-failure.ts";

/** The video of this address (ROUTE-17); without it there is no page. */
export async function foundVideo(context: PageContext): Promise<RecordDocs["video"]> {
  const { content, params, now } = context;
  const video = await fetchFromStore(context, "video", () => content.byPath("video", `/video/${params.video ?? ""}`));
  if (video === null || !isVideoOut(video, now)) throw notFound(messages.pageNotFound);
  return video;
}
