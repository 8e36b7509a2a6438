// The modules that may be added to a front, each with what it begins as; everything of it can be changed afterwards.

import type { Component } from "./front.ts";

export interface ModuleStarter {
  title: string;
  says: string;
  props: Component;
}

const newest = (size: number, more: object = {}) => ({ searchCriteria: { searchSelected: "all", size, ...more } });
const starter = (title: string, says: string, props: object): ModuleStarter => ({ title, says, props: { ...props } });

export const moduleStarters: Readonly<Record<string, ModuleStarter>> = {
  spotlight: starter("Spotlight", "The story a front opens with, large, and up to four beside it.", newest(5)),
  "article-list": starter("List of stories", "Stories below each other with picture, dek and time.", {
    title: "Latest",
    ...newest(10),
  }),
  bucket: starter("Bucket", "One story large and the others as headlines beside it.", {
    title: "More news",
    ...newest(5),
  }),
  "card-grid": starter("Grid of cards", "Cards in two, three or four columns.", {
    title: "More news",
    columns: 3,
    ...newest(6),
  }),
  "two-across": starter("Two across", "Two large cards.", { title: "Also today", ...newest(2) }),
  "three-across": starter("Three across", "Three cards.", { title: "Also today", ...newest(3) }),
  "opinion-row": starter("Row of opinion", "Opinion, by the faces of who wrote it.", {
    title: "Opinion",
    url: "/opinion",
    searchCriteria: { isSection: true, searchSelected: "opinion", size: 4 },
  }),
  "recirculation-unit": starter("Second look", "Stories worth a second look, of other sites too.", {
    title: "Worth your time",
    ...newest(4),
  }),
  trending: starter("Numbered list", "Headlines with numbers.", { title: "Most read", ...newest(10) }),
  "video-strip": starter("Strip of videos", "Videos in a row that scrolls.", {
    title: "Watch",
    ...newest(8, { contentTypes: "videos" }),
  }),
  "category-heading": starter("Heading", "The name of a front with its description and links.", {
    title: "Name of the front",
    description: "What it is about.",
  }),
  "sponsored-heading": starter("Sponsored heading", "A heading with a sponsor.", {
    level: "normal",
    title: "Name of the front",
    adInfo: { size: "88x31", value: "sponsor", text: "Sponsored by" },
  }),
  "live-event-heading": starter("Heading of live coverage", "What live coverage opens with.", {
    title: "What is happening",
    dek: "In one sentence.",
  }),
  "show-banner": starter("Banner of a show", "What a show opens with.", {
    title: "Name of the show",
    description: "What it is about.",
  }),
  "show-subnav": starter("Links of a show", "Links within a show.", {
    title: "In this show",
    items: [{ label: "All shows", url: "/shows" }],
  }),
  "video-navigation": starter("Links of the video room", "Links within the video room.", {
    title: "Video",
    items: [{ label: "Featured", url: "/video" }],
  }),
  "main-video": starter("One video", "One video, large.", { title: "Title of the video", videoId: "id-of-the-video" }),
  "video-group": starter("Group of videos", "The videos of a playlist in a row.", {
    title: "Watch",
    playlistId: "id-of-the-playlist",
  }),
  "content-carousel": starter("Shelf of videos", "A shelf of the video room.", {
    title: "Videos",
    shelfTitle: "Videos",
    searchCriteria: { searchCriteriaSelected: "By Keyword", keyword: "news" },
  }),
  "rank-tool": starter("Ranked shelf", "Videos in the order of a ranked list.", {
    title: "Ranked",
    shelfTitle: "Most watched",
    rankListId: "id-of-the-list",
  }),
  "show-carousel": starter("Shelf of shows", "All shows on a shelf.", { title: "Shows", shelfTitle: "Our shows" }),
  "show-list": starter("Cards of shows", "Shows by picture, name and time.", {
    title: "Our shows",
    items: [{ title: "Name of the show", showUrl: "/shows" }],
  }),
  "channel-promo": starter("What is on", "One program, with a countdown.", {
    title: "Name of the program",
    url: "/shows",
    label: "Tonight",
  }),
  "watch-live-promo": starter("Watch live", "A strip that leads to the live channel.", {
    promoText: "We are live",
    promoUrl: "/go",
    pillText: "Live",
  }),
  carriers: starter("Carriers", "Where the channel is to be had, country by country.", {
    title: "Where to watch",
    countries: [{ name: "Country", region: "Region", carriers: [{ name: "Carrier", channel: "1" }] }],
  }),
  "person-card": starter("One person", "A person with biography and accounts.", {
    name: "Name",
    title: "What they do",
    description: "About them.",
  }),
  "person-list": starter("People", "Several people, by face and name.", {
    title: "People",
    items: [{ name: "Name", description: "What they do" }],
  }),
  "about-promo": starter("About", "About a show or a person, with accounts.", {
    title: "About",
    description: "<p>What it is about.</p>",
  }),
  "personality-events": starter("Events", "Where to meet people of the newsroom.", {
    title: "Meet us",
    items: [{ title: "An evening with us", location: { name: "Place" } }],
  }),
  merchandise: starter("Merchandise", "Books and the like.", {
    title: "Books",
    items: [{ title: "Title", author: { name: "Author" } }],
  }),
  "special-feature": starter("Feature", "A picture with words and a button.", {
    title: "A feature",
    content: "<p>What it is about.</p>",
  }),
  "promo-slider": starter("Slider of promos", "Large promos, one after the other.", {
    title: "This week",
    slides: [{ title: "A promo", url: "/" }],
  }),
  timeline: starter("Timeline", "Moments in order.", {
    title: "Hour by hour",
    entries: [{ label: "What happened", time: "Dawn" }],
  }),
  "election-results": starter("Election results", "The results of the current election in brief.", {
    title: "Election results",
    races: 3,
  }),
  ad: starter("Ad", "A place for an ad, by its name.", { iu: "lb2", device: "desktop", sizes: ["728x90"] }),
  "house-promo": starter("House promo", "Shown where an ad would be.", {
    tone: "navy",
    label: "From us",
    headline: "A promo of our own",
    button: "See more",
    url: "/",
  }),
  "legal-links": starter("Legal links", "Links to terms and policies.", {
    title: "Legal",
    items: [{ label: "Terms of use", url: "/terms-of-use" }],
  }),
  "privacy-choices": starter("Privacy choices", "What readers may choose about ads, embeds and measuring.", {
    title: "Your choices on this device",
  }),
  "cookie-setting": starter("Cookie setting", "Shows and sets the cookie of the theme.", {
    title: "The theme cookie",
  }),
};

/** Whether modules of this kind find stories, so that stories can be pinned in them. */
export function listsStories(kind: string): boolean {
  return Object.hasOwn(moduleStarters[kind]?.props ?? {}, "searchCriteria") && kind !== "content-carousel";
}
