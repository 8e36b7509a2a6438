// Further addresses of a person's record (PERSON-03): blogs, the full biography, the streaming service. Pure.

import type { RecordDocs } from "../../../content/records/kinds.ts";

export interface PersonLink {
  text: string;
  url: string;
}

type Addresses = Pick<
  RecordDocs["person"],
  "blogUrls" | "fullBioUrl" | "personFoxNationUrl" | "showPageUrl" | "canonicalUrl"
>;

/** The page that a show of the list already leads to is not named twice. */
export function personLinks(person: Addresses, showUrls: readonly string[], streamingName: string): PersonLink[] {
  const { blogUrls, fullBioUrl, personFoxNationUrl, showPageUrl, canonicalUrl } = person;
  const links = [
    { text: "Show page", url: showPageUrl !== undefined && showUrls.includes(showPageUrl) ? undefined : showPageUrl },
    { text: "Full biography", url: fullBioUrl === canonicalUrl ? undefined : fullBioUrl },
    ...blogUrls.map((url, index) => ({ text: blogUrls.length > 1 ? `Blog ${index + 1}` : "Blog", url })),
    { text: `On ${streamingName}`, url: personFoxNationUrl },
  ];
  return links.flatMap(({ text, url }) => (url === undefined ? [] : [{ text, url }]));
}
