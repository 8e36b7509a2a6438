// GET /api/schedule?dt&channel: what is on (SCHED-03, SCHED-04); /api/schedule/{program}.ics puts one program into a calendar;
// /api/live-playlist?channel is what the channel streams (API-05).

import type { Hono } from "hono";
import { HttpError, notFound } from "../../model/http-error.ts";
import { calendarFile } from "../../site/tv/calendar-file.ts";
import { channelOf, channels } from "../../site/tv/channels.ts";
import { dayEnd, dayStart } from "../../model/time/eastern-days.ts";
import { liveEntries, type LiveEntry } from "../../site/tv/live-entry.ts";
import { liveWindow, programsInWindow } from "../../site/tv/live-window.ts";
import { changesAt, onAirAt } from "../../site/tv/on-air.ts";
import type { Program } from "../../site/tv/program.ts";
import { readPrograms } from "../../site/tv/read-channel.server.ts";
import { channelFault, scheduleQuestion } from "../../site/tv/schedule-question.ts";
import { guideUrl, watchUrl } from "../../site/tv/watch-address.ts";
import { playlistPart } from "../../site/video/playlist.server.ts";
import { events } from "../log.ts";
import type { ApiParts } from "./api-parts.ts";
import { cachePolicies, publicFor } from "../http/cache-policies.ts";

export const calendarPath = "/api/schedule/:file{.*}";

/** Seconds. */
const longestCached = 60;

export function schedule(api: Hono, parts: ApiParts): void {
  const { openClient, origin, log } = parts;

  api.get("/api/schedule", async (context) => {
    const now = parts.now();
    const question = scheduleQuestion(context.req.query(), now);
    if ("fault" in question) throw new HttpError(question.fault, 400);
    const { channel } = question;
    try {
      const programs = await readPrograms(openClient(new Set()), channel);
      const window =
        "at" in question ? liveWindow(question.at) : { start: dayStart(question.date), end: dayEnd(question.date) };
      const change = changesAt(onAirAt(programs, now)) ?? Infinity;
      const seconds = Math.max(1, Math.min(longestCached, Math.floor((change - now) / 1000)));
      const data = programsInWindow(programs, window).map(liveProgram);
      return context.json({ timestamp: now, data }, 200, { "cache-control": publicFor(seconds) });
    } catch (error) {
      log.error({ err: error, channel: channel.id }, events.apiFailed);
      const data = liveEntries(error, "at" in question ? question.at : now, watchUrl(channel.id));
      return context.json({ timestamp: now, data }, 200, { "cache-control": cachePolicies.none });
    }
  });

  api.get(calendarPath, async (context) => {
    const [id] = /^[^/]+(?=\.ics$)/.exec(context.req.param("file")) ?? [""];
    const channel = channels.find((one) => id.startsWith(`${one.id}-`));
    const programs = channel === undefined ? [] : await readPrograms(openClient(new Set()), channel);
    const program = programs.find((one) => one.id === id);
    if (channel === undefined || program === undefined) throw notFound("There is no such program");
    const url = origin + guideUrl({ program: id });
    return context.body(calendarFile({ ...program, place: channel.name, url }, parts.now()), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${id}.ics"`,
      "cache-control": cachePolicies.settledCall,
    });
  });

  api.get("/api/live-playlist", async (context) => {
    const channel = channelOf(context.req.query("channel"));
    if (channel === undefined) throw new HttpError(channelFault, 400);
    try {
      const { items, total } = await playlistPart(
        openClient(new Set()),
        channel.livePlaylist,
        { offset: 0, size: 10 },
        parts.now(),
      );
      return context.json({ items, total });
    } catch (error) {
      log.error({ err: error, channel: channel.id }, events.apiFailed);
      return context.json({ items: [], total: 0 }, 200, { "cache-control": cachePolicies.none });
    }
  });
}

function liveProgram({
  id,
  title,
  start,
  end,
  link,
  isMobile,
}: Program & { isMobile: boolean }): LiveEntry & { id: string } {
  return {
    id,
    title,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    link: link ?? guideUrl({ program: id }),
    isMobile,
  };
}
