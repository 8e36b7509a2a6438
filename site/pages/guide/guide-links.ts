// The ways through the guide: now, the days of the week on show, the whole week, the weeks around it, the channels.

import { channels, type Channel } from "../../tv/channels.ts";
import { plusDays, weekOf } from "../../../model/time/eastern-days.ts";
import { dayName, shortDay, shortWeekday } from "../../tv/spoken-times.ts";
import { guideUrl } from "../../tv/watch-address.ts";
import type { GuideLink, GuideProps } from "./guide-props.ts";
import type { GuideView } from "./guide-view.ts";

interface Shown {
  asked: GuideView;
  /** The day that is on show, or the one that the program is on. */
  date: string;
  today: string;
  /** Whether anything is known of a day. */
  isKnown: (date: string) => boolean;
  /** The last day of which anything is. */
  lastKnown?: string;
}

export function guideLinks({ asked, date, today, isKnown, lastKnown }: Shown): Omit<GuideProps, "screen" | "regions"> {
  const channel = asked.channel.id;
  const week = weekOf(date);
  const isThisWeek = week.includes(today);
  const otherWeek = (days: number, label: string): GuideLink[] => {
    const dates = week.map((one) => plusDays(one, days));
    const first = dates.find(isKnown);
    if (first === undefined) return [];
    const view = asked.view === "week" ? asked.view : undefined;
    const day = dates.includes(today) ? today : first;
    return [{ label, url: guideUrl({ view, day: view !== undefined && day === today ? undefined : day, channel }) }];
  };
  const next = otherWeek(7, "Next week");
  return {
    views: [
      { label: "Now", name: "On now", url: guideUrl({ channel }), isCurrent: asked.view === "now" },
      {
        label: "Week",
        name: "The whole week",
        url: guideUrl({ view: "week", day: isThisWeek ? undefined : week.find(isKnown), channel }),
        isCurrent: asked.view === "week",
      },
    ],
    days: week.filter(isKnown).map((day) => ({
      label: dayLabel(day),
      ...(day === today && { name: `${dayLabel(day)}, today` }),
      url: guideUrl({ day, channel }),
      isCurrent: asked.view === "day" && day === date,
    })),
    weeks: [...otherWeek(-7, "Previous week"), ...next],
    announced: next.length > 0 ? undefined : announcedWords(lastKnown, today),
    channels: channels.map((one) => ({
      label: one.name,
      url: channelUrl(asked, one),
      isCurrent: one.id === channel,
    })),
  };
}

function dayLabel(day: string): string {
  return `${shortWeekday(day)} ${shortDay(day).replace(/^\w+ /, "")}`;
}

/** What is said where the schedule comes to its end. */
function announcedWords(lastKnown: string | undefined, today: string): string | undefined {
  if (lastKnown === undefined) return undefined;
  return lastKnown < today
    ? `The schedule was announced through ${dayName(lastKnown)}. The days after it will be listed here.`
    : `Announced through ${dayName(lastKnown)}.`;
}

/** The same screen of another channel. */
function channelUrl(asked: GuideView, { id: channel }: Channel): string {
  if (asked.view === "day") return guideUrl({ day: asked.date, channel });
  return asked.view === "week" ? guideUrl({ view: "week", day: asked.date, channel }) : guideUrl({ channel });
}
