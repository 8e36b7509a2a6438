// All records of the demo newsroom, for a given moment.

import { coverageFiles } from "./coverage-files.ts";
import { electionRecord } from "./election/election-record.ts";
import { alertRecords } from "./records/alerts.ts";
import { electionLayouts, electionSectionRecords } from "./records/election-sections.ts";
import { homeLayout } from "./records/home-layout.ts";
import { housePromoRecord } from "./records/house-promos.ts";
import { hotTopicsRecord } from "./records/hot-topics.ts";
import { mediaRecords } from "./records/media.ts";
import { newYearLayout } from "./records/new-year-layout.ts";
import { people } from "./records/people.ts";
import { redirectRecords } from "./records/redirects.ts";
import { sectionLayouts } from "./records/section-layouts.ts";
import { sectionRecords } from "./records/sections.ts";
import { showLayouts } from "./records/show-layouts.ts";
import { showRecords } from "./records/shows.ts";
import { staticPageRecords } from "./records/static-pages.ts";
import { tagRecords } from "./records/tags.ts";
import { scheduleRecords } from "./schedule/schedule-records.ts";
import { readStory } from "./story-file.ts";
import { storyFiles } from "./story-files.ts";
import { playlistRecords, videoLayouts } from "./videos/playlist-records.ts";
import { videoRoomRecords } from "./videos/video-room.ts";
import { videoRecords } from "./videos/video-records.ts";

export function demoRecords(now: number): object[] {
  return [
    ...sectionRecords(),
    ...electionSectionRecords(),
    ...tagRecords(),
    ...people.values(),
    ...mediaRecords(),
    ...showRecords(),
    ...storyFiles().map(({ text, section, slug }) => readStory(text, section, slug, now, people)),
    ...coverageFiles().map(({ record }) => record(now)),
    ...videoRecords(now),
    ...playlistRecords(),
    ...videoLayouts(),
    ...videoRoomRecords(),
    ...scheduleRecords(now),
    ...staticPageRecords(),
    homeLayout(now),
    ...sectionLayouts(now),
    ...showLayouts(now),
    ...electionLayouts(),
    electionRecord(now),
    newYearLayout,
    housePromoRecord(),
    hotTopicsRecord(),
    ...alertRecords(now),
    ...redirectRecords(),
  ];
}
