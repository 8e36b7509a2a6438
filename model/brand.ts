// Everything that makes the site this publisher's. Change this file, what it imports and `brand-art/` to run the site as another.

import { socialNetworks } from "./social-networks.ts";

const facts = {
  name: "Meridian News",
  shortName: "Meridian",
  titleSuffix: " | Meridian News",
  watchLive: "/go",
  domain: "www.meridian.example",
  slogan: "The whole story, around the clock.",
  description:
    "Breaking news, politics, world affairs, business, science and culture from Meridian News, the national 24-hour news channel.",
  language: "en-US",
  timeZone: "America/New_York",
  themeColor: "#0b1f3f",
  login: "/login",
  network: [
    { label: "Meridian Media", url: "https://media.meridian.example" },
    { label: "Meridian Business", url: "https://business.meridian.example" },
    { label: "Meridian+", url: "https://plus.meridian.example" },
    { label: "Audio", url: "https://audio.meridian.example" },
    { label: "Weather", url: "https://weather.meridian.example" },
    { label: "Outbound", url: "https://outbound.meridian.example" },
    { label: "Books", url: "https://books.meridian.example" },
  ],
  social: socialNetworks,
  /** ADS-02: organizations whose stories carry no in-read ad. */
  withoutInReadAds: ["Associated Press", "The Associated Press", "Reuters"],
  contact: {
    audience: "audience@meridian.example",
    security: "mailto:security@meridian.example",
    advertising: "advertising@meridian.example",
  },
  businessDomain: "business.meridian.example",
} as const;

/** `login` may be left out: readers then cannot sign in, no page says Login, and locked videos are not offered. */
export const brand: Omit<typeof facts, "login"> & { login?: string } = facts;
