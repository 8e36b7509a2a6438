// The TV schedule (ROUTE-04 /fnctv, SCHED-02): now, by day, by week, and one program.

import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { guideHead } from "../../head/guide-head.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { channels } from "../../tv/channels.ts";
import { easternDate } from "../../../model/time/eastern-days.ts";
import { isKnownDay, lastKnownDay } from "../../tv/known-days.ts";
import { liveWindow } from "../../tv/live-window.ts";
import { changesAt, onAirAt } from "../../tv/on-air.ts";
import { newsroomOf } from "../../tv/program-people.server.ts";
import { channelPrograms, type ChannelPrograms } from "../../tv/read-channel.server.ts";
import { guideLinks } from "./guide-links.ts";
import type { GuideScreen } from "./guide-props.ts";
import { dayScreen, nowScreen, programScreen, weekScreen, type GuideFacts } from "./guide-screen.ts";
import { guideView, type GuideView } from "./guide-view.ts";

export async function loadGuidePage(context: PageContext): Promise<PageContent<"guide">> {
  const { content, now, origin } = context;
  const asked = guideView(context.query);
  if (asked === undefined) throw notFound(messages.pageNotFound);
  const [all, shows, people] = await Promise.all([
    Promise.all(channels.map((channel) => channelPrograms(context, channel))),
    fetchOrContinue(context, "shows", () => content.all("show")),
    fetchOrContinue(context, "persons", () => content.all("person")),
  ]);
  const today = easternDate(now);
  const programs = all.flatMap((one) => one.programs);
  const isKnown = (date: string) => date === today || isKnownDay(programs, date);
  const date = dateOf(asked, all) ?? today;
  if (!isKnown(date)) throw notFound(messages.pageNotFound);
  const facts: GuideFacts = { newsroom: newsroomOf(shows ?? [], people ?? []), now };
  const screen = screenOf(asked, all, date, facts);
  const layout = await content.layout("fnctvLayout", undefined);
  const { regions } = await loadRegions(layout, context);
  return {
    page: "guide",
    props: { ...guideLinks({ asked, date, today, isKnown, lastKnown: lastKnownDay(programs) }), screen, regions },
    head: guideHead(screen, origin),
    status: 200,
    isEmpty: programs.length === 0,
    bodyClass: "tv-schedule",
    validUntil: validUntil(all, now),
  };
}

/** The day of the program that is asked for, where it is one. */
function dateOf(asked: GuideView, all: readonly ChannelPrograms[]): string | undefined {
  if (asked.view === "now") return undefined;
  return asked.view === "program" ? easternDate(programIn(all, asked.id).start) : asked.date;
}

function programIn(all: readonly ChannelPrograms[], id: string) {
  const program = all.flatMap(({ programs }) => programs).find((one) => one.id === id);
  if (program === undefined) throw notFound(messages.pageNotFound);
  return program;
}

function screenOf(asked: GuideView, all: readonly ChannelPrograms[], date: string, facts: GuideFacts): GuideScreen {
  const own = all.find(({ channel }) => channel.id === asked.channel.id) ?? { channel: asked.channel, programs: [] };
  if (asked.view === "now") return nowScreen(all, facts);
  if (asked.view === "day") return dayScreen(all, date, asked.channel.id, facts);
  if (asked.view === "week") return weekScreen(own, date, facts);
  return programScreen(own, programIn(all, asked.id), facts);
}

/** Until a program ends or the window moves on. */
function validUntil(all: readonly ChannelPrograms[], now: number): number {
  const changes = all.flatMap(({ programs }) => changesAt(onAirAt(programs, now)) ?? []);
  return Math.min(liveWindow(now).start + 30 * 60_000, ...changes);
}
