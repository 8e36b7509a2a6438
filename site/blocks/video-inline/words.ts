import type { Passage } from "../../../model/words/passage.ts";
import { watchUrl } from "../../../model/video/video-address.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

interface Video {
  title?: string;
  url: string;
  caption?: SafeHtml;
}

export function videoWords({ title, url, caption }: Video): Passage[] {
  return [{ is: "video", title, url: watchUrl(url), caption }];
}
