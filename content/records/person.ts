// An author or on-air personality. Nobody else has a page (PERSON-01).

import { z } from "zod";
import { flag, headline, listOf, richText, text, url } from "../../model/fields/schema-kit.server.ts";
import { slugOf } from "../../model/addresses/slug.ts";
import { lastSegment } from "../../model/addresses/record-address.ts";
import { answeredAddress } from "../../model/addresses/may-stand-at.ts";
import { linkTo, sitePath } from "../../model/addresses/site-path.ts";
import { picture, socialAccounts } from "../../model/fields/shared-fields.ts";
import { instant } from "../../model/time/instant.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";
import { plainText } from "../../model/html/plain-text.ts";

const roles = z.enum(["Author", "Personality"], { error: "Person doesn't have a Author or Personality Role." });

/** Some exports give the one role as a list. */
const role = z.preprocess(
  (value) => (Array.isArray(value) ? value.find((one) => roles.safeParse(one).success) : value),
  roles,
);

/** A paragraph of the biography: HTML, or an object that holds it. */
const bioParagraph = z.preprocess(
  (value) => (typeof value === "object" && value !== null && "text" in value ? value.text : value),
  richText("bio"),
);

const fields = z.object({
  full_name: headline.optional(),
  name: headline.optional(),
  role,
  title: headline.optional(),
  canonicalUrl: url.optional(),
  canonical_url: url.optional(),
  personSlug: text.optional(),
  metaTitle: headline.optional(),
  metaDescription: text.optional(),
  description: richText("bio").optional(),
  avatar: picture,
  shortBio: richText("bio").optional(),
  fullBio: listOf(bioParagraph).default([]),
  fullBioUrl: url.optional(),
  showPageUrl: url.optional(),
  personFoxNationUrl: url.optional(),
  blogUrls: listOf(url).default([]),
  social: socialAccounts.default({}),
  featured: flag.default(false),
  createdDate: instant.optional(),
  created_date: instant.optional(),
});

const schema = fields.transform((given, context) => {
  const { full_name, name: shortName, canonicalUrl, canonical_url, createdDate, created_date, ...rest } = given;
  const name = full_name ?? shortName;
  if (name === undefined) {
    context.addIssue({ code: "custom", path: ["full_name"], message: "is missing" });
    return z.NEVER;
  }
  const address = canonicalUrl ?? canonical_url;
  const personSlug = rest.personSlug ?? (address && lastSegment(address)) ?? slugOf(name);
  return {
    ...rest,
    name,
    personSlug,
    canonicalUrl: answeredAddress("person", address) ?? linkTo(`/person/${personSlug.charAt(0)}/${personSlug}`),
    createdDate: createdDate ?? created_date,
  };
});

export type Person = z.output<typeof schema>;

export const person = recordKind({ schema, index });

function index(doc: Person): Index {
  return {
    path: sitePath(doc.canonicalUrl),
    at: 0,
    published: true,
    lists: [everythingList],
    search: {
      title: doc.name,
      summary: [doc.title, doc.role].join(" "),
      body: plainText([doc.shortBio, doc.description, ...doc.fullBio].join(" ")),
    },
  };
}
