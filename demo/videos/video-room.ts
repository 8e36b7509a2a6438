// The video room as its editors have arranged it: the two named layouts, twenty shelves of every kind, and the ranked lists behind two of them.
// No video stands on two shelves of one page.

import { module, type Module } from "../records/modules.ts";
import { artUrl } from "../story-body.ts";
import { videoId } from "./video-facts.ts";

const navigation = module("video-navigation", {
  title: "Video",
  description: "Programs and reports from the channel.",
  items: [
    { label: "Featured", url: "/video" },
    { label: "Full episodes", url: "/video/shows" },
    { label: "Topics", url: "/video/topics" },
    { label: "Storms", url: "/video/topics/weather/storms" },
    { label: "Politics", url: "/video/topics/politics" },
    { label: "Space", url: "/video/topics/science/space" },
    { label: "Watch live", url: "/go" },
  ],
});

const legal = module("legal-links", {
  title: "Legal",
  text: "Some programs are for viewers who receive the channel from a TV provider.",
  items: [
    { label: "Terms of use", url: "/terms-of-use" },
    { label: "Privacy policy", url: "/privacy-policy" },
    { label: "Your privacy choices", url: "/privacy-choices" },
    { label: "Closed captioning policy", url: "/closed-captioning" },
    { label: "Help", url: "/help" },
  ],
});

interface Words {
  title: string;
  description?: string;
  url?: string;
}

const carousel = ({ title, description, url }: Words, searchCriteria: object): Module =>
  module("content-carousel", {
    shelfTitle: title,
    description,
    linkUrl: url,
    searchCriteria: { size: 10, ...searchCriteria },
  });

const fixed = (words: Words, addresses: readonly string[]) =>
  carousel(words, {
    searchCriteriaSelected: "By Fixed Articles",
    fixedArticles: addresses.map((articleUrl) => ({ articleUrl, isVideo: articleUrl.startsWith("/video/") })),
  });

interface Limits {
  size?: number;
  /** Tags whose videos stand on another shelf. */
  without?: readonly string[];
}

const tagged = (
  title: string,
  description: string,
  includeAny: readonly string[],
  { size = 10, without = [] }: Limits = {},
) =>
  carousel(
    { title, description, url: `/video/topics/${includeAny[0]}` },
    {
      searchCriteriaSelected: "By Category",
      tags: { includeAny: includeAny.map((path) => ({ path })), exclude: without.map((path) => ({ path })) },
      size,
    },
  );

const fromShow = (title: string, description: string | undefined, slug: string, rest: object = {}) =>
  carousel(
    { title, ...(description !== undefined && { description }), url: `/video/shows/${slug}` },
    { searchCriteriaSelected: "By Show", shows: [{ slug }], ...rest },
  );

const clipsOf = (title: string, description: string, slug: string) =>
  fromShow(title, description, slug, { excludeMedia: ["full_episode"] });

const fromSection = (words: Words, slug: string) =>
  carousel(words, { searchCriteriaSelected: "By Section", selectedSection: { slug } });

const aboutWords = (words: Words, keyword: string) =>
  carousel(words, { searchCriteriaSelected: "By Keyword", keyword });

const ranked = ({ title, description }: Words, rankListId: string) =>
  module("rank-tool", { shelfTitle: title, description, rankListId });

const video = (number: number) => `/video/${videoId({ number })}`;

/** A show that stands on the page already, under another picture. */
const onWeekend = (id: string, art: string) => ({ showDetails: { id }, showPosterImageUrl: artUrl(art) });

const shelves: readonly Module[] = [
  fixed({ title: "Featured", description: "Chosen by our producers this hour." }, [
    video(300),
    video(900),
    "/sports/ploughmen-stun-wranglers-in-overtime",
    "/world/karsk-valley-conflict-explained",
    video(302),
    video(107),
    video(109),
    video(165),
    video(211),
    video(182),
  ]),
  ranked({ title: "Most watched", description: "What viewers opened most today." }, "most-watched"),
  fixed(
    { title: "Tropical Storm Odalys", description: "The storm, from landfall to the last shelter.", url: "/weather" },
    [160, 123, 161, 162, 106, 163, 122, 168].map(video),
  ),
  module("show-carousel", {
    shelfTitle: "Our shows",
    description: "Each with its latest episode and its latest clip.",
    linkUrl: "/video/shows",
    linkText: "All shows",
  }),
  tagged(
    "On Capitol Hill",
    "Votes, hearings and what was said in the corridor.",
    ["politics/senate", "politics/house"],
    { without: ["politics/executive"] },
  ),
  fromShow("The Vail Report", "Short questions for people who hold power.", "the-vail-report"),
  tagged("Around the world", "From the correspondents who live there.", ["world"], { size: 8 }),
  aboutWords({ title: "To the moon", description: "Kestrel-2 and the ten days of light." }, "Kestrel moon"),
  fromSection(
    { title: "Stories from the country", description: "Watch the report, then read the story.", url: "/us" },
    "us",
  ),
  ranked({ title: "Talked about this week", description: "The ten that were passed on most." }, "talked-about"),
  fromShow("Case File", "One case, one court, one hour.", "case-file"),
  tagged("Money", "Markets, prices and the people who pay them.", ["business"], {
    size: 7,
    without: ["world", "science", "tech", "us", "politics"],
  }),
  module("show-carousel", {
    shelfTitle: "On the weekend",
    description: "For when there is more time.",
    items: [
      onWeekend("second-opinion", "walking-after-dinner-blood-sugar"),
      {
        ...onWeekend("known-unknowns", "optical-clock-network-boulder-physics"),
        showTitleOverride: "Known Unknowns: Science on Saturday",
      },
      onWeekend("the-long-way-home", "lighthouse-keeper-stays-great-lakes"),
      onWeekend("the-argument", "teach-the-apology"),
      onWeekend("sunday-stand", "sixteen-year-old-striker-stays-in-school"),
    ],
  }),
  tagged("Health", "Studies explained and care examined.", ["health"], { size: 6 }),
  tagged("Machines and models", "Tech and AI, reported without awe.", ["tech", "ai"], { size: 8 }),
  tagged("Sports", "Games and the people who play them.", ["sports"], { size: 5, without: ["sports/football"] }),
  fromShow("The Long Way Home", undefined, "the-long-way-home"),
  tagged("Screens and stages", "Movies, music and the people who make them.", ["entertainment"], { size: 5 }),
  tagged("Nature", "Whales, bats and small earthquakes.", ["science"], { without: ["science/space"] }),
  tagged("A slower hour", "Kitchens, dogs and a canceled flight.", ["lifestyle", "travel"], {
    without: ["travel/destinations"],
  }),
];

const topicShelves: readonly Module[] = [
  tagged("Storms", "Tracked hour by hour.", ["weather/storms"], { without: ["world", "business"] }),
  tagged("Politics", "Congress, the White House and the courts.", ["politics"]),
  tagged("World", "Conflict, diplomacy and everyday life abroad.", ["world"]),
  tagged("Space", "The moon, a comet and who is looking.", ["science/space"]),
  tagged("Crime and courts", "Cases old and new.", ["us/crime"]),
  tagged("Business", "The economy in plain words.", ["business"], {
    without: ["world", "science", "tech", "politics"],
  }),
  tagged("Health", "Studies explained and care examined.", ["health"]),
  tagged("Tech", "The machines we depend on.", ["tech"]),
  tagged("AI", "At work, in law and in the laboratory.", ["ai"], { without: ["tech"] }),
  tagged("Sports", "Games and the people who play them.", ["sports"]),
  tagged("Entertainment", "Movies, music and television.", ["entertainment"]),
  tagged("Opinion", "Arguments worth having.", ["opinion"]),
];

const showShelves: readonly Module[] = [
  fixed(
    { title: "New this week", description: "Whole programs, as they were broadcast." },
    [300, 301, 303, 304, 305, 302, 306, 308].map(video),
  ),
  module("show-carousel", {
    shelfTitle: "All shows",
    description: "Each with its latest episode and its latest clip.",
  }),
  clipsOf("Storm Desk", "Forecasts, radar and reports from the ground.", "storm-desk"),
  clipsOf("The Floor", "Congress and the White House, hour by hour.", "the-floor"),
  clipsOf("Far Desk", "The world in an hour.", "far-desk"),
  clipsOf("Known Unknowns", "Science and technology, and how sure we can be of either.", "known-unknowns"),
  clipsOf("The Closing Number", "A whiteboard as the markets shut.", "the-closing-number"),
];

export function videoRoomRecords(): object[] {
  return [
    layout("videoNavigation", null, [navigation, ...shelves]),
    layout("videoNavigation", "shows", [navigation, ...showShelves]),
    layout("videoNavigation", "topics", [navigation, ...topicShelves]),
    layout("videoLegalLinks", null, [legal]),
    rankedList("most-watched", "Most watched", [126, 284, 207, 113, 180, 127, 110, 230, 193, 215]),
    rankedList("talked-about", "Talked about this week", [271, 148, 131, 275, 287, 112, 129, 272, 111, 150]),
  ];
}

function layout(subtype: string, elementId: string | null, main: readonly Module[]): object {
  return { type: "layout", id: `${subtype}-${elementId ?? "room"}`, subtype, elementId, title: "The video room", main };
}

/** As the rank tool writes it: other kinds of posts stand between the videos. */
function rankedList(id: string, title: string, numbers: readonly number[]): object {
  const videos = numbers.map((number) => ({ post_type: "hosted_video", spark_id: videoId({ number }) }));
  const story = { post_type: "article", spark_id: "us/tropical-storm-odalys-makes-landfall" };
  return { type: "aggregate", id, title, post_group: videos.toSpliced(2, 0, story) };
}
