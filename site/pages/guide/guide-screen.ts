// The screens of the guide from the channels' programs: now, a day, a week, one program. Pure.

import type { Newsroom, ProgramDetails } from "../../tv/program-people.server.ts";
import { hostsOf, programDetails } from "../../tv/program-people.server.ts";
import { dayColumn } from "../../tv/day-column.ts";
import { dayEnd, dayStart, easternDate, wallMinutes, weekOf } from "../../../model/time/eastern-days.ts";
import { isKnownDay } from "../../tv/known-days.ts";
import { liveWindow, programsInWindow, windowParts } from "../../tv/live-window.ts";
import { onAirAt } from "../../tv/on-air.ts";
import type { Program } from "../../tv/program.ts";
import type { ChannelPrograms } from "../../tv/read-channel.server.ts";
import { dayName, shortDay, shortWeekday } from "../../tv/spoken-times.ts";
import { guideUrl, watchUrl } from "../../tv/watch-address.ts";
import type { ChannelNow, GuideColumn, GuideScreen, ListedProgram } from "./guide-props.ts";

export interface GuideFacts {
  newsroom: Newsroom;
  now: number;
}

function listed(program: Program, newsroom: Newsroom): ListedProgram {
  const { id, title, start, end } = program;
  return { id, title, start, end, url: guideUrl({ program: id }), hosts: hostsOf(program, newsroom) };
}

export function nowScreen(channels: readonly ChannelPrograms[], { newsroom, now }: GuideFacts): GuideScreen {
  const window = liveWindow(now);
  return {
    view: "now",
    window,
    channels: channels.map(({ channel, programs, failure }): ChannelNow => {
      const onAir = onAirAt(programs, now);
      const shown = programsInWindow(programs, window).map((program) => ({
        ...listed(program, newsroom),
        isMobile: program.isMobile,
      }));
      return {
        name: channel.name,
        watchUrl: watchUrl(channel.id),
        now: onAir.now && programDetails(onAir.now, newsroom),
        next: onAir.next && listed(onAir.next, newsroom),
        failure,
        parts: windowParts(shown, window),
      };
    }),
  };
}

function column(
  { programs, failure }: ChannelPrograms,
  date: string,
  { newsroom, now }: GuideFacts,
): Pick<GuideColumn, "programs" | "failure" | "nowAt"> {
  return {
    failure,
    nowAt: easternDate(now) === date ? wallMinutes(now, date) : undefined,
    programs: dayColumn(programs, date).map(({ program, ...place }) => ({
      ...(program && { program: listed(program, newsroom) }),
      ...place,
    })),
  };
}

export function dayScreen(
  channels: readonly ChannelPrograms[],
  date: string,
  chosen: string,
  facts: GuideFacts,
): GuideScreen {
  return {
    view: "day",
    title: easternDate(facts.now) === date ? `Today, ${dayName(date)}` : dayName(date),
    note: clockNote(date),
    columns: channels.map((one) => ({
      name: one.channel.name,
      isChosen: one.channel.id === chosen,
      ...column(one, date, facts),
    })),
  };
}

export function weekScreen(channel: ChannelPrograms, date: string, facts: GuideFacts): GuideScreen {
  const today = easternDate(facts.now);
  const isKnown = (one: string) => isKnownDay(channel.programs, one);
  const dates = betweenEnds(weekOf(date), (one) => one === today || isKnown(one));
  const [first = date, last = first] = [dates[0], dates.at(-1)];
  const changing = dates.find((one) => clockNote(one) !== undefined);
  return {
    view: "week",
    title: first === last ? shortDay(first) : `${shortDay(first)} – ${shortDay(last)}`,
    note: changing === undefined ? undefined : `${shortWeekday(changing)}: ${clockNote(changing)}`,
    columns: dates.map((one) => ({
      name: dayName(one),
      note: `${shortWeekday(one)} ${shortDay(one)}`,
      // A day of which nothing is known has no page.
      url: isKnown(one) ? guideUrl({ day: one, channel: channel.channel.id }) : undefined,
      isChosen: true,
      ...withoutHosts(column(channel, one, facts)),
    })),
  };
}

/** The first and the last week of a schedule are not whole: days beyond its ends are left out, all seven only together. */
function betweenEnds(week: readonly string[], isKnown: (date: string) => boolean): readonly string[] {
  const shown = week.slice(week.findIndex(isKnown), week.findLastIndex(isKnown) + 1);
  return shown.length === 0 ? week : shown;
}

/** A week has no room for them. */
function withoutHosts<C extends Pick<GuideColumn, "programs">>(given: C): C {
  const programs = given.programs.map(({ program, ...place }) => ({
    ...place,
    ...(program && { program: { ...program, hosts: [] } }),
  }));
  return { ...given, programs };
}

const usualHours = 24;

/** The two days a year that are not like the others. */
export function clockNote(date: string): string | undefined {
  const hours = (dayEnd(date) - dayStart(date)) / 3_600_000;
  if (hours === usualHours) return undefined;
  return hours < usualHours
    ? "Clocks go forward an hour at 2:00 AM."
    : "Clocks go back an hour at 2:00 AM: the hour from 1:00 comes twice.";
}

const mostAirings = 8;

export function programScreen(
  { channel, programs }: ChannelPrograms,
  program: Program,
  { newsroom, now }: GuideFacts,
): GuideScreen & { program: ProgramDetails } {
  const isSame = ({ slug, title }: Program) =>
    program.slug === undefined ? title === program.title : slug === program.slug;
  return {
    view: "program",
    program: programDetails(program, newsroom),
    channelName: channel.name,
    watchUrl: watchUrl(channel.id),
    airings: programs
      .filter((one) => one.id !== program.id && one.end > now && isSame(one))
      .slice(0, mostAirings)
      .map((one) => listed(one, newsroom)),
  };
}
