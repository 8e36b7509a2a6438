// What `brand.json` must be, told in sentences: `npm run brand -- check` and the start of the site say them.

import { z } from "zod";
import { namedRoutes } from "../addresses/url-rows.ts";
import { faultOfName, faultsOfAddresses } from "./address-faults.ts";
import { housePromoTones, type BrandFile } from "./brand-file.ts";
import { features } from "./features.ts";

const words = z.string().trim().min(1).max(500);
const link = z.strictObject({
  label: words,
  url: words.regex(/^(\/|https:\/\/|mailto:)/, "must begin with / or https://"),
});
const host = z
  .string()
  .regex(
    /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/,
    "must be a host, as in www.example.com, without https:// and without a path",
  );
const email = z.email("must be an email address");
const path = z.string().regex(/^\/[^?#\s]*$/, "must be a path of this site, as in /login");
const address = z
  .string()
  .max(100)
  .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, "must be a path of small letters, digits and hyphens, as in /tv");
const colour = z
  .string()
  .max(100)
  .regex(
    /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|light-dark)\([\w\s#,.%()/-]+\))$/i,
    "must be a colour, as in #0b1f3f or light-dark(#0b1f3f, #8db9ff)",
  );
const family = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9][\w .-]*$/, "must be the name of a font, of letters, digits, spaces and hyphens");
const weight = z.string().regex(/^[1-9]\d{0,2}( [1-9]\d{0,2})?$/, "must be a weight, as in 400 or 100 900");
const range = z
  .string()
  .regex(/^U\+[\dA-F?-]+(, ?U\+[\dA-F?-]+)*$/i, "must be ranges of characters, as in U+0000-00FF, U+20AC");
const percent = z.number().min(0).max(300);
const font = z.strictObject({
  family,
  files: z
    .array(
      z.strictObject({
        file: z.string().regex(/^[\w-][\w.-]*\.woff2$/, "must be a woff2 file of the folder fonts"),
        weight: weight.optional(),
        style: z.enum(["normal", "italic"]).optional(),
        range: range.optional(),
        preload: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(40),
  cards: z
    .array(
      z.strictObject({
        file: z
          .string()
          .regex(/^[\w-][\w.-]*\.(woff2|woff|ttf|otf)$/, "must be a woff2, woff, ttf or otf file of the folder fonts"),
        weight: weight.optional(),
        range: range.optional(),
      }),
    )
    .min(1)
    .max(20)
    .optional(),
  fallbacks: z
    .array(
      z.strictObject({
        family,
        local: z.array(family).min(1),
        weight: weight.optional(),
        sizeAdjust: percent,
        ascent: percent,
        descent: percent,
        lineGap: percent.optional(),
      }),
    )
    .optional(),
});
const zone = z.string().refine(isZone, "must be a time zone, as in America/New_York");
const language = z.string().refine(isLanguage, "must be a language, as in en-US");
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, "must be of small letters, digits and hyphens");

function isZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function isLanguage(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length === 1;
  } catch {
    return false;
  }
}

export const brandSchema: z.ZodType<BrandFile> = z.strictObject({
  $schema: z.string().optional(),
  name: words,
  shortName: words.optional(),
  titleSuffix: z.string().max(100).optional(),
  slogan: words,
  description: words,
  language: language.optional(),
  timeZone: zone.optional(),
  timeZoneName: words.optional(),
  timeZoneMark: words.max(20).optional(),
  domain: host,
  ownHosts: z.array(host).optional(),
  contact: z.strictObject({ audience: email, security: email, advertising: email }),
  colours: z
    .strictObject({
      masthead: colour.optional(),
      mastheadDeep: colour.optional(),
      onMasthead: colour.optional(),
      signal: colour.optional(),
      accent: colour.optional(),
      link: colour.optional(),
      opinion: colour.optional(),
    })
    .optional(),
  fonts: z.strictObject({ sans: font.optional(), serif: font.optional() }).optional(),
  partyColours: z
    .partialRecord(z.enum(["teal", "orange", "violet", "green", "blue", "red", "grey"]), colour)
    .optional(),
  legal: z.array(words).optional(),
  marketNote: words.optional(),
  network: z.array(link).optional(),
  social: z
    .array(
      link.extend({
        network: z.enum(["facebook", "x", "instagram", "youtube", "tiktok"]),
      }),
    )
    .optional(),
  navigation: z.array(link).max(20),
  menu: z.array(z.strictObject({ label: words, url: link.shape.url.optional(), links: z.array(link) })),
  ampMenu: z.array(link).optional(),
  footer: z.array(link),
  addresses: z.partialRecord(z.enum(namedRoutes), address).optional(),
  login: path.optional(),
  watchLive: path.optional(),
  channels: z.array(z.strictObject({ id: name, name: words, shortName: words, livePlaylist: words })).optional(),
  alertTopics: z.array(z.strictObject({ id: name, title: words, about: words })).optional(),
  newsletters: z.array(z.strictObject({ id: name, title: words, about: words, section: name.optional() })).optional(),
  housePromos: z
    .array(
      link.extend({
        tone: z.enum(housePromoTones).optional(),
        headline: words,
        text: words.optional(),
        button: words,
      }),
    )
    .optional(),
  ads: z.strictObject({ withoutInReadAds: z.array(words).optional() }).optional(),
  features: z.partialRecord(z.enum(features), z.boolean()).optional(),
});

/** Nothing: it is good. */
export function faultsOfBrand(given: unknown): string[] {
  const { error, data } = brandSchema.safeParse(given);
  if (data !== undefined) return faultsOfAddresses(data);
  return error.issues.flatMap((issue) => {
    const { path: at, message } = issue;
    if (issue.code === "unrecognized_keys" && at[0] === "addresses") return issue.keys.map(faultOfName);
    return [`${at.join(".") || "brand.json"}: ${message}`];
  });
}
