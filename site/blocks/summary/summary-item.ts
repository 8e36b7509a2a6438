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
