// Of a picture in a text readers get the words of its media record where the story has none (`content/with-media-words.ts`): then nothing is missing.

import { mediaPath } from "../../model/pictures/media-path.server.ts";
import type { Store } from "../store/store.ts";
import type { Finding } from "./finding.ts";
import { lacksAlt } from "./pictures-without-alt.ts";

const atOnce = 500;

/** Lists show what their stories say of themselves, so what is missing there stays. */
const isInText = ({ kind, why }: Finding) => kind === "missing-alt" && !why.startsWith("imageAlt");

export async function withoutMediaWords(
  findings: readonly Finding[],
  store: Pick<Store, "byPaths">,
): Promise<Finding[]> {
  const paths = [...new Set(findings.filter(isInText).map(({ what }) => mediaPath(what)))];
  const described = new Set<string>();
  for (let start = 0; start < paths.length; start += atOnce) {
    const some = paths.slice(start, start + atOnce);
    const media = await store.byPaths("media", some);
    some.filter((_, place) => !lacksAlt(media[place]?.alt)).forEach((path) => described.add(path));
  }
  return findings.filter((finding) => !isInText(finding) || !described.has(mediaPath(finding.what)));
}
