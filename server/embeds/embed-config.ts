// The part of the environment that says where providers of embeds are reached. docs/operating.md holds the same in words.

import { z } from "zod";
import { siteSlug } from "../../model/brand/site-slug.ts";

const httpAddress = z.url({ protocol: /^https?$/ });

/** Where a provider answers oEmbed questions; `off` asks it nothing. */
const oEmbed = (usual: string) =>
  z
    .union([z.literal("off"), httpAddress], { error: "must be an address or off" })
    .default(usual)
    .transform((address) => (address === "off" ? undefined : address));

const ownPath = z.string().regex(/^\/(?!\/)/, "must be an address or a path of this site");

/** An address with places for what the embed names, e.g. https://polls.example/embed/{id}, or a path of this site. */
const template = (...places: string[]) =>
  z
    .union([httpAddress, ownPath], { error: "must be an address or a path of this site" })
    .refine(
      (address) => places.every((place) => address.includes(`{${place}}`)),
      `must have a place for ${places.map((place) => `{${place}}`).join(" and ")}`,
    );

const hosts = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((host) => host.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z.string().regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/, "must be hosts such as https://cdn.example.com"),
    ),
  );

export const embedConfig = {
  TWEET_OEMBED_URL: oEmbed("https://publish.twitter.com/oembed"),
  INSTAGRAM_OEMBED_URL: oEmbed("https://graph.facebook.com/v23.0/instagram_oembed"),
  INSTAGRAM_TOKEN: z.string().min(1).optional(),
  TIKTOK_OEMBED_URL: oEmbed("https://www.tiktok.com/oembed"),
  YOUTUBE_OEMBED_URL: oEmbed("https://www.youtube.com/oembed"),
  VIMEO_OEMBED_URL: oEmbed("https://vimeo.com/api/oembed.json"),
  FORECAST_URL: template("id").optional(),
  POLL_URL: template("id").optional(),
  STORYTELLING_URL: template("id").optional(),
  COMMENTS_LAUNCHER_URL: z
    .union([httpAddress, ownPath], { error: "must be an address or a path of this site" })
    .optional(),
  COMMENTS_HOSTS: hosts.default([]),
  LIVE_BLOG_LAUNCHER_URL: httpAddress.optional(),
  LIVE_BLOG_HOSTS: hosts.default([]),
  LIVE_BLOG_SEO_URL: template("event").and(httpAddress).optional(),
  LIVE_BLOG_PROVIDER_ID: z
    .string()
    .regex(/^[\w-]+$/, "must be letters, digits, hyphens and underscores")
    .default(siteSlug()),
};
