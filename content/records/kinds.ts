// Every record kind by its `type`. Adding one is a file beside this and a line here.

import type { z } from "zod";
import { aggregate } from "./aggregate.ts";
import { alert } from "./alert.ts";
import { article } from "./article.ts";
import { election } from "./election.ts";
import { hotTopics } from "./hot-topics.ts";
import { layout } from "./layout.ts";
import { liveEvent } from "./live-event.ts";
import { media } from "./media.ts";
import { person } from "./person.ts";
import { playlist } from "./playlist.ts";
import { redirect } from "./redirect.ts";
import { schedule } from "./schedule.ts";
import { section } from "./section.ts";
import { show } from "./show.ts";
import { staticPage } from "./static-page.ts";
import { tag } from "./tag.ts";
import { video } from "./video.ts";

export const kinds = {
  aggregate,
  alert,
  article,
  election,
  hot_topics: hotTopics,
  layout,
  live_event: liveEvent,
  media,
  person,
  playlist,
  redirect,
  schedule,
  section,
  show,
  static_page: staticPage,
  tag,
  video,
};

export type RecordType = keyof typeof kinds;

/** What reading gives for each type: the parsed document, with its id. */
export type RecordDocs = { [T in RecordType]: z.output<(typeof kinds)[T]["schema"]> & { id: string } };

export function isRecordType(name: string): name is RecordType {
  return Object.hasOwn(kinds, name);
}
