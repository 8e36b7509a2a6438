// The head of the TV schedule. Its days are looks at one page, and the page is what search engines are shown; a program's is its own.

import type { Head } from "../../core/head.ts";
import { brand } from "../../model/brand.ts";
import type { GuideScreen } from "../pages/guide/guide-props.ts";
import { monthAndDay } from "../lib/dates.ts";
import { timeSpan } from "../tv/spoken-times.ts";
import { guidePath, guideUrl } from "../tv/watch-address.ts";
import { robots } from "./robots.ts";
import { simpleHead } from "./simple-head.ts";
import { breadcrumbs } from "./structured-breadcrumbs.ts";
import { broadcastEvent } from "./structured-broadcast.ts";

export function guideHead(screen: GuideScreen, origin: string): Head {
  if (screen.view === "program") return programHead(screen, origin);
  const title = screen.view === "now" ? "TV Schedule" : `TV Schedule: ${screen.title}`;
  const head = simpleHead({
    title,
    description: `What is on ${brand.name} now and through the week, on both channels. All times are ${brand.timeZoneName}.`,
    path: guidePath,
    origin,
    pageType: "tv-schedule",
  });
  const jsonLd: object[] = [breadcrumbs(origin, [{ name: "TV Schedule", path: guidePath }])];
  if (screen.view === "now") {
    for (const { name, now } of screen.channels) {
      if (now !== undefined) jsonLd.push({ "@context": "https://schema.org", ...broadcastEvent(now, name, origin) });
    }
  }
  return { ...head, jsonLd };
}

function programHead({ program, channelName }: Extract<GuideScreen, { view: "program" }>, origin: string): Head {
  const { title, id, start, description, imageUrl } = program;
  const when = `${monthAndDay(start)}, ${timeSpan(program)} ${brand.timeZoneMark}`;
  return {
    ...simpleHead({
      title: `${title}, ${when}`,
      description: description ?? `${title} on ${channelName}, ${when}.`,
      path: guideUrl({ program: id }),
      origin,
      imageUrl,
      // It is over in a week: its show is what is to be found.
      robots: robots.none,
      pageType: "tv-schedule",
    }),
    jsonLd: [],
  };
}
