import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

interface Video {
  title?: string;
  url: string;
  caption?: SafeHtml;
}

export function videoWords({ title, url, caption }: Video): Passage[] {
  return [{ is: "video", title, url, caption }];
}
