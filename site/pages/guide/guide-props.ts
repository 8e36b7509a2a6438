// What the guide is drawn from.

import type { Regions } from "../../../content/layouts/regions.ts";
import type { PlacedProgram } from "../../tv/day-column.ts";
import type { LiveWindow, WindowPart } from "../../tv/live-window.ts";
import type { ScheduleFailure } from "../../tv/live-entry.ts";
import type { Timed } from "../../tv/on-air.ts";
import type { ProgramDetails, ProgramHost } from "../../tv/program-people.server.ts";

export interface GuideLink {
  label: string;
  url: string;
  /** What is said in place of a short label; it holds the label, for readers who speak what they see. */
  name?: string;
  isCurrent?: boolean;
}

export interface ListedProgram extends Timed {
  id: string;
  title: string;
  url: string;
  hosts: readonly ProgramHost[];
}

export interface ChannelNow {
  name: string;
  watchUrl: string;
  now?: ProgramDetails;
  next?: ListedProgram;
  failure?: ScheduleFailure;
  /** The live window, filled from edge to edge. */
  parts: WindowPart<ListedProgram & { isMobile: boolean }>[];
}

export interface GuideColumn {
  name: string;
  /** Beneath the name, or in its place where there is little room. */
  note?: string;
  url?: string;
  /** Phones show one channel. */
  isChosen: boolean;
  /** How far down the present moment stands; absent on other days. */
  nowAt?: number;
  failure?: ScheduleFailure;
  programs: PlacedProgram<ListedProgram>[];
}

export type GuideScreen =
  | { view: "now"; window: LiveWindow; channels: ChannelNow[] }
  | { view: "day"; title: string; note?: string; columns: GuideColumn[] }
  | { view: "week"; title: string; note?: string; columns: GuideColumn[] }
  | { view: "program"; program: ProgramDetails; channelName: string; watchUrl: string; airings: ListedProgram[] };

export interface GuideProps {
  days: GuideLink[];
  weeks: GuideLink[];
  /** How far the schedule goes, where it comes to its end. */
  announced?: string;
  /** Now, and the whole week. */
  views: GuideLink[];
  channels: GuideLink[];
  screen: GuideScreen;
  /** What an editor put around it. */
  regions: Regions;
}
