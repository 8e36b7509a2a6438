// Both channels for this week and the next, written as the feed writes them: empty objects for what is missing, one host as a text, several
// as a list, none as a placeholder.

import { TZDate } from "@date-fns/tz";
import { brand } from "../../model/brand.ts";
import { dayEnd, easternDate, easternTime, plusDays, weekdayOf, weekOf } from "../../model/time/eastern-days.ts";
import { people } from "../records/people.ts";
import { showArtUrl, shows, showUrl } from "../records/shows.ts";
import { dayPlan, type DemoChannel } from "./day-plans.ts";
import { artUrl } from "../story-body.ts";
import { posterName } from "../videos/video-facts.ts";
import { fillers, type Filler } from "./fillers.ts";

/** From the Saturday before, so that the week's first night has a beginning. */
const daysBefore = 1;
const daysInAll = 15;

const demoChannels: readonly DemoChannel[] = ["news", "business"];

export function scheduleRecords(now: number): object[] {
  const [sunday = ""] = weekOf(easternDate(now));
  const dates = Array.from({ length: daysInAll }, (_, index) => plusDays(sunday, index - daysBefore));
  return demoChannels.map((id) => ({ type: "schedule", id, day: channelDays(id, dates) }));
}

interface Airing {
  date: string;
  what: string;
  start: number;
}

function channelDays(channel: DemoChannel, dates: readonly string[]): object[] {
  const airings = dates.flatMap((date) =>
    dayPlan(channel, weekdayOf(date)).map(([time, what]): Airing => ({ date, what, start: startOf(date, time) })),
  );
  const last = dayEnd(dates.at(-1) ?? "");
  const shown = airings.flatMap((airing, index) => {
    const end = airings[index + 1]?.start ?? last;
    // In the hour that clocks leave out nothing can begin.
    return end > airing.start ? [{ date: airing.date, show: showEntry(airing, end) }] : [];
  });
  return dates.map((date) => ({
    attributes: { value: date, "day-of-week": String(weekdayOf(date)) },
    show: shown.filter((entry) => entry.date === date).map(({ show }) => show),
  }));
}

function startOf(date: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return easternTime(date, hours * 60 + minutes);
}

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: brand.timeZone });

function showEntry({ what, start }: Airing, end: number): object {
  const { title, machine, description, hosts, link, art } = programOf(what);
  return {
    title,
    link: link ?? {},
    description: orEmpty(description),
    start: local(start),
    end: local(end),
    "start-utc": utc(start),
    "end-utc": utc(end),
    "machine-title": machine,
    "day-of-week": weekday.format(start),
    image: art ?? {},
    "long-description": orEmpty(description),
    "short-description": orEmpty(description.slice(0, 160)),
    "feature-image": {},
    "feature-link": link === undefined ? {} : "Show Page",
    "feature-url": link ?? {},
    "feature-description": {},
    "is-show": "True",
    hosts: { name: hosts.length > 1 ? hosts : (hosts[0] ?? { "#text": "" }) },
  };
}

interface ProgramFacts {
  title: string;
  machine: string;
  description: string;
  hosts: string[];
  link?: string;
  art?: string;
}

function programOf(what: string): ProgramFacts {
  const show = shows.find(({ slug }) => slug === what);
  if (show !== undefined) {
    const { slug, title, description, hosts } = show;
    const link = `https://${brand.domain}${showUrl(slug)}`;
    return { title, machine: slug, description, hosts: hosts.map(nameOf), link, art: showArtUrl(slug) };
  }
  const filler: Filler | undefined = Object.entries(fillers).find(([name]) => name === what)?.[1];
  if (filler === undefined) throw new Error(`demo/schedule: ${what} is neither a show nor a filler`);
  return { ...filler, hosts: (filler.hosts ?? []).map(nameOf), art: artUrl(posterName({ number: filler.still })) };
}

function nameOf(id: string): string {
  const person = people.get(id);
  if (person === undefined) throw new Error(`demo/schedule: ${id} is not a person of the newsroom`);
  return person.full_name;
}

const orEmpty = (text: string): string | object => (text === "" ? {} : text);

/** 2026-11-16T20:00:00-05:00. */
const local = (at: number) => new TZDate(at, brand.timeZone).toISOString().replace(".000", "");

const utc = (at: number) => new Date(at).toISOString().replace(".000", "");
