import type { Passage } from "../../../model/words/passage.ts";
import { watchUrl } from "../../../model/video/video-address.ts";
import { note } from "../../../model/words/module-words.ts";

interface MainVideo {
  title: string;
  url: string;
  description?: string;
}

export function mainVideoWords({ title, url, description }: MainVideo): Passage[] {
  return [{ is: "video", title, url: watchUrl(url) }, ...note(description)];
}
