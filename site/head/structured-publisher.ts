// The publisher as structured data knows it (META-01: logo 360x60).

import type { ImageObject, NewsMediaOrganization, WebSite } from "schema-dts";
import { brand } from "../../model/brand.ts";
import { absoluteUrl, canonicalOf } from "./addresses.ts";

const logoPath = "/logo-360x60.png";

export function publisherLogo(origin: string): ImageObject {
  return { "@type": "ImageObject", url: absoluteUrl(origin, logoPath), width: "360", height: "60" };
}

export function publisher(origin: string): Exclude<NewsMediaOrganization, string> {
  return {
    "@type": "NewsMediaOrganization",
    "@id": `${origin}/#publisher`,
    name: brand.name,
    url: canonicalOf(origin, "/"),
    logo: publisherLogo(origin),
    sameAs: brand.social.map(({ url }) => url),
  };
}

export function webSite(origin: string): Exclude<WebSite, string> {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: brand.name,
    alternateName: brand.shortName,
    url: canonicalOf(origin, "/"),
    description: brand.description,
    inLanguage: brand.language,
    publisher: { "@id": `${origin}/#publisher` },
  };
}
