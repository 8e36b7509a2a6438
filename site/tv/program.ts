// A program of a channel, and the channel's programs in order: what every screen with a schedule is made of.

import type { Schedule } from "../../content/records/schedule.ts";
import { oncePer } from "../../model/once-per.ts";
import type { ChannelId } from "./channels.ts";

export interface Program {
  /** news-20261116T0100Z: the channel and when it begins. Machine titles are shared by programs that have none of their own. */
  id: string;
  channel: ChannelId;
  title: string;
  /** Milliseconds. */
  start: number;
  end: number;
  link?: string;
  description?: string;
  imageUrl?: string;
  hosts: readonly string[];
  /** Only where it means this show and no other. */
  slug?: string;
  feature?: { label: string; url: string };
}

export interface ChannelSchedule extends Pick<Schedule, "days"> {
  id: string;
}

/** One after the other, never two at once: a program that begins before another has ended takes its place. */
export const programsOf = oncePer((schedule: ChannelSchedule): readonly Program[] => {
  const given = schedule.days.flatMap(({ programs }) => programs);
  const isGeneric = genericSlugs(given);
  const ordered = given
    .map((program): Program => {
      const start = Date.parse(program.start);
      return {
        id: programId(schedule.id, start),
        channel: schedule.id,
        title: program.title,
        start,
        end: Date.parse(program.end),
        link: program.link,
        description: program.description ?? program.featureDescription,
        imageUrl: program.image ?? program.featureImage,
        hosts: program.hosts,
        slug: program.machineTitle !== undefined && isGeneric(program.machineTitle) ? undefined : program.machineTitle,
        feature:
          program.featureUrl === undefined
            ? undefined
            : { label: program.featureLink ?? "Show Page", url: program.featureUrl },
      };
    })
    .toSorted((one, other) => one.start - other.start);
  return ordered.flatMap((program, index) => {
    const next = ordered[index + 1];
    if (next === undefined || next.start >= program.end) return [program];
    return next.start === program.start ? [] : [{ ...program, end: next.start }];
  });
});

export function programId(channel: string, start: number): string {
  return `${channel}-${new Date(start).toISOString().replaceAll(/[-:]|:?\d\d\.\d+/g, "")}`;
}

const knownGeneric: readonly string[] = ["special-program", "paid-program"];

/** SCHED-01: a slug that stands for several shows says nothing of any. */
function genericSlugs(programs: readonly { title: string; machineTitle?: string }[]) {
  const titles = new Map<string, string>();
  const generic = new Set(knownGeneric);
  for (const { title, machineTitle } of programs) {
    if (machineTitle === undefined) continue;
    if ((titles.get(machineTitle) ?? title) !== title) generic.add(machineTitle);
    titles.set(machineTitle, title);
  }
  return (slug: string) => generic.has(slug);
}
