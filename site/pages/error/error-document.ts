// ERR-02: what the document says of itself while the error page is on show, however the reader came to it.

import type { Head } from "../../../core/head.ts";
import { titleSuffix } from "../../head/title-suffix.ts";

export function errorDocument(statusCode: number): { head: Head; bodyClass: string } {
  return {
    head: {
      title: `Error ${statusCode}${titleSuffix()}`,
      tags: [{ tag: "meta", attributes: { name: "robots", content: "noindex" } }],
      jsonLd: [],
    },
    bodyClass: "error-page",
  };
}
