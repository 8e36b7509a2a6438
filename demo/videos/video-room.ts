// The video room as its editors have arranged it: the two named layouts, twenty shelves of every kind, and the ranked lists behind two of them.

import { module, type Module } from "../records/modules.ts";
import { showArtUrl } from "../records/shows.ts";
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

const tagged = (title: string, description: string, includeAny: readonly string[], rest: object = {}) =>
  carousel(
    { title, description, url: `/video/topics/${includeAny[0]}` },
    { searchCriteriaSelected: "By Category", tags: { includeAny: includeAny.map((path) => ({ path })), ...rest } },
  );

const fromShow = (title: string, description: string | undefined, slug: string) =>
  carousel(
    { title, ...(description !== undefined && { description }), url: `/video/shows/${slug}` },
    { searchCriteriaSelected: "By Show", shows: [{ slug }] },
  );

const fromSection = (words: Words, slug: string) =>
  carousel(words, { searchCriteriaSelected: "By Section", selectedSection: { slug } });

const aboutWords = (words: Words, keyword: string) =>
  carousel(words, { searchCriteriaSelected: "By Keyword", keyword });

const ranked = ({ title, description }: Words, rankListId: string) =>
  module("rank-tool", { shelfTitle: title, description, rankListId });

const video = (number: number) => `/video/${videoId({ number })}`;

const shelves: readonly Module[] = [
  fixed({ title: "Featured", description: "Chosen by our producers this hour." }, [
    video(120),
    video(300),
    video(900),
    "/science/kestrel-2-lands-lunar-south-pole",
    video(101),
    video(304),
    "/sports/ploughmen-stun-wranglers-in-overtime",
    video(140),
    video(246),
    video(195),
  ]),
  ranked({ title: "Most watched", description: "What viewers opened most today." }, "most-watched"),
  tagged("Tropical Storm Odalys", "The storm, from landfall to the last shelter.", ["weather/storms", "us/disasters"]),
  module("show-carousel", {
    shelfTitle: "Our shows",
    description: "Each with its latest episode and its latest clip.",
    linkUrl: "/video/shows",
    linkText: "All shows",
  }),
  tagged("On Capitol Hill", "Votes, hearings and what was said in the corridor.", [
    "politics/senate",
    "politics/house",
  ]),
  fromShow("The Vail Report", "Short questions for people who hold power.", "the-vail-report"),
  tagged("Around the world", "From the correspondents who live there.", ["world"]),
  aboutWords({ title: "To the moon", description: "Kestrel-2 and the ten days of light." }, "Kestrel moon"),
  fromSection(
    { title: "Stories from the country", description: "Watch the report, then read the story.", url: "/us" },
    "us",
  ),
  ranked({ title: "Talked about this week", description: "The ten that were passed on most." }, "talked-about"),
  fromShow("Case File", "One case, one court, one hour.", "case-file"),
  tagged("Money", "Markets, prices and the people who pay them.", ["business"]),
  module("show-carousel", {
    shelfTitle: "On the weekend",
    description: "For when there is more time.",
    items: [
      { showDetails: { id: "second-opinion" } },
      { showDetails: { id: "known-unknowns" }, showTitleOverride: "Known Unknowns: Science on Saturday" },
      { showDetails: { id: "the-long-way-home" }, showPosterImageUrl: showArtUrl("the-long-way-home") },
      { showDetails: { id: "the-argument" } },
      { showDetails: { id: "sunday-stand" } },
    ],
  }),
  tagged("Health", "Studies explained and care examined.", ["health"]),
  tagged("Machines and models", "Tech and AI, reported without awe.", ["tech", "ai"]),
  tagged("Sports", "Games and the people who play them.", ["sports"]),
  fromShow("The Long Way Home", undefined, "the-long-way-home"),
  tagged("Screens and stages", "Movies, music and the people who make them.", ["entertainment"]),
  tagged("Nature", "Whales, bats and small earthquakes.", ["science"], { exclude: [{ path: "science/space" }] }),
  tagged("A slower hour", "Kitchens, dogs, trains and the night sky.", ["lifestyle", "travel"]),
];

const topicShelves: readonly Module[] = [
  tagged("Storms", "Tracked hour by hour.", ["weather/storms"]),
  tagged("Politics", "Congress, the White House and the courts.", ["politics"]),
  tagged("World", "Conflict, diplomacy and everyday life abroad.", ["world"]),
  tagged("Space", "The moon, a comet and who is looking.", ["science/space"]),
  tagged("Crime and courts", "Cases old and new.", ["us/crime"]),
  tagged("Business", "The economy in plain words.", ["business"]),
  tagged("Health", "Studies explained and care examined.", ["health"]),
  tagged("Tech", "The machines we depend on.", ["tech"]),
  tagged("AI", "At work, in law and in the laboratory.", ["ai"]),
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
  fromShow("Storm Desk", "Forecasts, radar and reports from the ground.", "storm-desk"),
  fromShow("The Floor", "Congress and the White House, hour by hour.", "the-floor"),
  fromShow("Far Desk", "The world in an hour.", "far-desk"),
  fromShow("Known Unknowns", "Science and technology, and how sure we can be of either.", "known-unknowns"),
  fromShow("The Closing Number", "A whiteboard as the markets shut.", "the-closing-number"),
];

export function videoRoomRecords(): object[] {
  return [
    layout("videoNavigation", null, [navigation, ...shelves]),
    layout("videoNavigation", "shows", [navigation, ...showShelves]),
    layout("videoNavigation", "topics", [navigation, ...topicShelves]),
    layout("videoLegalLinks", null, [legal]),
    rankedList("most-watched", "Most watched", [120, 280, 101, 190, 125, 123, 261, 176, 207, 285]),
    rankedList("talked-about", "Talked about this week", [180, 102, 262, 148, 275, 271, 195, 110, 287, 131]),
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
