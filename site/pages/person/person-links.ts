// Further addresses of a person's record (PERSON-03): blogs, the full biography, the streaming service. Pure.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { brand } from "../../../model/brand.ts";

export interface PersonLink {
  text: string;
  url: string;
}

type Addresses = Pick<
  RecordDocs["person"],
  "blogUrls" | "fullBioUrl" | "personFoxNationUrl" | "showPageUrl" | "canonicalUrl"
>;

/** The page that a show of the list already leads to is not named twice. */
export function personLinks(
  person: Addresses,
  showUrls: readonly string[],
  network: readonly { label: string; url: string }[] = brand.network,
): PersonLink[] {
  const { blogUrls, fullBioUrl, personFoxNationUrl, showPageUrl, canonicalUrl } = person;
  const links = [
    { text: "Show page", url: showPageUrl !== undefined && showUrls.includes(showPageUrl) ? undefined : showPageUrl },
    { text: "Full biography", url: fullBioUrl === canonicalUrl ? undefined : fullBioUrl },
    ...blogUrls.map((url, index) => ({ text: blogUrls.length > 1 ? `Blog ${index + 1}` : "Blog", url })),
    { text: `On ${siteName(personFoxNationUrl, network)}`, url: personFoxNationUrl },
  ];
  return links.flatMap(({ text, url }) => (url === undefined ? [] : [{ text, url }]));
}

const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, "");

/** As the publisher's network names it; another site by its host. */
function siteName(url: string | undefined, network: readonly { label: string; url: string }[]): string {
  const host = url === undefined ? undefined : hostOf(url);
  return network.find((site) => hostOf(site.url) === host)?.label ?? host ?? brand.shortName;
}
