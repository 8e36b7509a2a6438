import { watchUrl } from "../../../model/video/video-address.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

export type SummaryItem =
  | { type: "text"; text: SafeHtml }
  | { type: "list"; ordered: boolean; items: SafeHtml[] }
  | {
      type: "external_link" | "article" | "video";
      url: string;
      title: string;
      /** Milliseconds. */
      duration?: number;
      newWindow?: true;
    };

/** Without links to videos that have no page. */
export function shownItems(items: readonly SummaryItem[]): SummaryItem[] {
  return items.filter((item) => !("url" in item) || watchUrl(item.url) !== undefined);
}
