// LIVE-02: the live-blog platform's JSON for search engines, in the spellings such platforms use.

import { z } from "zod";
import type { LiveBlogData } from "../../site/embeds/embed-sources.ts";
import { dropAbsent } from "../../model/fields/absent.ts";

const text = z.string().trim().min(1).max(5000).optional().catch(undefined);
const address = z
  .url({ protocol: /^https?$/ })
  .optional()
  .catch(undefined);
/** A picture is an address, or an object or a list that holds one. */
const picture = z.preprocess((value) => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "object" && first !== null && "url" in first ? first.url : first;
}, address);

const schema = z
  .object({
    headline: text,
    name: text,
    description: text,
    url: address,
    thumbnail: picture,
    thumbnailUrl: picture,
    image: picture,
    publisher: z.object({ logo: picture }).optional().catch(undefined),
    publisherLogo: picture,
    logo: picture,
  })
  .transform(
    ({ headline, name, description, url, thumbnail, thumbnailUrl, image, publisher, publisherLogo, logo }) => ({
      headline,
      name,
      description,
      url,
      thumbnail: thumbnail ?? thumbnailUrl ?? image,
      publisherLogo: publisher?.logo ?? publisherLogo ?? logo,
    }),
  );

export function liveBlogDataIn(answer: object): LiveBlogData {
  const read = schema.safeParse(dropAbsent(answer));
  return read.success ? read.data : {};
}

export function liveBlogDataAddress(template: string, provider: string, event: string): URL {
  return new URL(
    template.replaceAll("{provider}", encodeURIComponent(provider)).replaceAll("{event}", encodeURIComponent(event)),
  );
}
