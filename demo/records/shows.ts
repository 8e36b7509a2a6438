// The fourteen shows of the channel.

import { people, personUrl } from "./people.ts";

interface ShowFacts {
  slug: string;
  title: string;
  airtime: string;
  description: string;
  hosts: readonly string[];
  tag: string;
}

export const shows: readonly ShowFacts[] = [
  {
    slug: "first-edition",
    title: "First Edition",
    airtime: "Weekdays, 6–9 a.m. ET",
    description:
      "Three hours of news, weather and traffic with Lucia Brandt-Reyes, for people who have somewhere to be.",
    hosts: ["lucia-brandt-reyes"],
    tag: "us",
  },
  {
    slug: "the-floor",
    title: "The Floor",
    airtime: "Weekdays, 10 a.m. ET",
    description: "Congress and the White House, hour by hour, with Nora Castellan and Theo Brandt.",
    hosts: ["nora-castellan", "theo-brandt"],
    tag: "politics",
  },
  {
    slug: "midday-meridian",
    title: "Midday Meridian",
    airtime: "Weekdays, 12 p.m. ET",
    description: "The day so far, with live reports from every bureau.",
    hosts: ["imani-okafor"],
    tag: "us",
  },
  {
    slug: "case-file",
    title: "Case File",
    airtime: "Weekdays, 2 p.m. ET",
    description: "One case, one court, one hour: Silas Hartwell and Wes Tillman on the law as it is practiced.",
    hosts: ["silas-hartwell", "wes-tillman"],
    tag: "us/crime",
  },
  {
    slug: "the-closing-number",
    title: "The Closing Number",
    airtime: "Weekdays, 4 p.m. ET",
    description: "Owen Sato and a whiteboard as the markets shut. Acronyms are not allowed.",
    hosts: ["owen-sato"],
    tag: "business/markets",
  },
  {
    slug: "far-desk",
    title: "Far Desk",
    airtime: "Weekdays, 5 p.m. ET",
    description: "The world in an hour, told by the correspondents who live there.",
    hosts: ["mateo-lindqvist", "anya-petrovic"],
    tag: "world",
  },
  {
    slug: "meridian-tonight",
    title: "Meridian Tonight",
    airtime: "Weekdays, 7 p.m. ET",
    description: "The evening newscast of record, anchored by Harper Quill.",
    hosts: ["harper-quill"],
    tag: "us",
  },
  {
    slug: "the-vail-report",
    title: "The Vail Report",
    airtime: "Weekdays, 8 p.m. ET",
    description: "Short questions for people who hold power. Desmond Vail gives most of the hour to a single guest.",
    hosts: ["desmond-vail"],
    tag: "politics",
  },
  {
    slug: "storm-desk",
    title: "Storm Desk",
    airtime: "Weekdays, 9 p.m. ET",
    description: "Forecasts, radar and reports from the ground with Rosa Delgado-Finch.",
    hosts: ["rosa-delgado-finch"],
    tag: "weather/storms",
  },
  {
    slug: "second-opinion",
    title: "Second Opinion",
    airtime: "Saturdays, 10 a.m. ET",
    description: "Dr. Elias Navarro and Tess Whitcombe answer the questions that patients forget to ask.",
    hosts: ["dr-elias-navarro", "tess-whitcombe"],
    tag: "health",
  },
  {
    slug: "known-unknowns",
    title: "Known Unknowns",
    airtime: "Saturdays, 1 p.m. ET",
    description: "Science and technology, and how sure we can be of either, with Hana Sorensen and Marcus Yeo.",
    hosts: ["hana-sorensen", "marcus-yeo"],
    tag: "science",
  },
  {
    slug: "the-long-way-home",
    title: "The Long Way Home",
    airtime: "Saturdays, 8 p.m. ET",
    description: "Journeys by rail, ferry and foot. A documentary series with Lucia Brandt-Reyes and Ned Farrow.",
    hosts: ["lucia-brandt-reyes", "ned-farrow"],
    tag: "travel",
  },
  {
    slug: "the-argument",
    title: "The Argument",
    airtime: "Sundays, 9 a.m. ET",
    description: "Four columnists, one question and a clock.",
    hosts: ["abigail-thorne", "reginald-moss", "carmen-ybarra", "patrick-oyelaran"],
    tag: "opinion",
  },
  {
    slug: "sunday-stand",
    title: "Sunday Stand",
    airtime: "Sundays, 12 p.m. ET",
    description: "The weekend in sports from Dale McAllister and Sunny Park.",
    hosts: ["dale-mcallister", "sunny-park"],
    tag: "sports",
  },
];

export function showUrl(slug: string): string {
  return `/shows/${slug}`;
}

export function showArtUrl(slug: string): string {
  return `/uploads/shows/${slug}.webp`;
}

export function showRecords(): object[] {
  return shows.map(({ slug, title, airtime, description, hosts, tag }, index) => ({
    type: "show",
    id: slug,
    title,
    show_slug: slug,
    canonical_url: showUrl(slug),
    meta_title: title,
    meta_description: description,
    description,
    airtime,
    image: showArtUrl(slug),
    imageUrl: showArtUrl(slug),
    mobile_poster_image: { url: showArtUrl(slug) },
    showImages: { small: showArtUrl(slug), normal: showArtUrl(slug), original: showArtUrl(slug) },
    sort_order: String(index + 1),
    fn__hosts: hosts.map(hostReference),
    fnTags: [{ path: tag }],
    social: { email: `${slug}@meridian.example`, twitter_username: `meridian_${slug.replaceAll("-", "_")}` },
    created_date: "2019-03-04T14:00:00.000Z",
    last_modified_date: "2024-09-02T14:00:00.000Z",
  }));
}

function hostReference(id: string): object {
  const host = people.get(id);
  if (host === undefined) throw new Error(`demo/records/shows.ts: ${id} is not a person of the newsroom`);
  return { full_name: host.full_name, page_url: personUrl(id), person_id: id, avatar: host.avatar };
}
