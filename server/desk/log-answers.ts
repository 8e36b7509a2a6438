// Who did what at the desk: found by person, kind and words, a page at a time, with the titles of stories and fronts.

import type { RecordName } from "../../content/records/parse-record.ts";
import type { Store } from "../../content/store/store.ts";
import type { LoggedLine } from "../../model/desk/calls.ts";
import { actsOfKind, isLogKind } from "../../model/desk/log-acts.ts";
import { storyTypes } from "../../model/desk/story-calls.ts";
import type { AnswersOf } from "./answer-call.ts";

/** As the desk asks for; it knows by fewer that there are no more. */
const pageSize = 100;
const longest = 200;
/** Stories that the words are of. */
const mostNamed = 50;

const nameOf = ({ type, id }: RecordName) => `${type}/${id}`;

export function logAnswers(store: Pick<Store, "byId" | "desk" | "stories" | "storiesOfIds">): AnswersOf<"log"> {
  return {
    "log.read": async ({ context }) => {
      const asked = (name: string) => (context.req.query(name) ?? "").trim().slice(0, longest);
      const before = Number(context.req.query("before") ?? Number.NaN);
      const [kind, text] = [asked("kind"), asked("words")];
      const lines = await store.desk.log.read(pageSize, {
        ...(Number.isSafeInteger(before) && { before }),
        ...(asked("person") !== "" && { person: asked("person") }),
        ...(isLogKind(kind) && { acts: actsOfKind(kind) }),
        words: text.split(/\s+/).filter(Boolean),
        subjects: text === "" ? [] : (await store.stories({ text, size: mostNamed })).map(nameOf),
      });
      const ids = lines.flatMap(({ subject }) => storyIn(subject)?.id ?? []);
      const stories = await store.storiesOfIds([...new Set(ids)]);
      const titles = new Map(stories.map((story) => [nameOf(story), story.card.title]));
      for (const { type, id } of titledIn(lines)) {
        titles.set(nameOf({ type, id }), (await store.byId(type, id))?.title ?? "");
      }
      const body: LoggedLine[] = lines.map((line) => ({ ...line, title: titles.get(line.subject) ?? "" }));
      return { body };
    },
  };
}

/** Fronts and live coverage, each once. */
function titledIn(lines: readonly { subject: string }[]) {
  const subjects = new Set(lines.map(({ subject }) => subject));
  return [...subjects].flatMap((subject) => {
    const [, type, id] = /^(layout|live_event)\/(.+)$/s.exec(subject) ?? [];
    return id !== undefined && (type === "layout" || type === "live_event") ? [{ type, id } as const] : [];
  });
}

function storyIn(subject: string): { id: string } | undefined {
  const [type, ...rest] = subject.split("/");
  return storyTypes.some((one) => one === type) ? { id: rest.join("/") } : undefined;
}
