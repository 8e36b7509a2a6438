// Stories by words, address, id, author and section, whether readers see them or not. What was asked for is still there when one comes back.

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { storyStates, type StoryLine } from "../../../model/desk/story-calls.ts";
import { stateNames } from "../../../model/desk/story-names.ts";
import { call } from "../../call.ts";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";
import { useDeviceState } from "../../use-device-state.ts";
import styles from "./Stories.module.css";
import { storyStateWords } from "../../story-state-words.ts";
import { storyLink } from "./story-words.ts";

interface Asked {
  text: string;
  section: string;
  author: string;
  state: string;
}

const nothing: Asked = { text: "", section: "", author: "", state: "" };

export function FindStories({ me }: { me: Me }): ReactNode {
  const [asked, setAsked] = useDeviceState<Asked>(me.id, "stories", nothing);
  const wanted = useDeferredValue(asked);
  const { data, error } = useQuery({
    queryKey: ["stories", "find", wanted],
    queryFn: () => call("stories.find", { query: { ...wanted } }),
    placeholderData: keepPreviousData,
  });
  const set = (change: Partial<Asked>) => setAsked({ ...asked, ...change });
  return (
    <>
      <search className={styles.asked}>
        <Field label="Search" hint="Words, an address or an id.">
          {(id) => (
            <input id={id} type="search" value={asked.text} onChange={({ target }) => set({ text: target.value })} />
          )}
        </Field>
        <Field label="Section" hint="Its name, or as in its address.">
          {(id) => (
            <input
              id={id}
              autoCapitalize="none"
              value={asked.section}
              onChange={({ target }) => set({ section: target.value })}
            />
          )}
        </Field>
        <Field label="Author" hint="A part of the name.">
          {(id) => <input id={id} value={asked.author} onChange={({ target }) => set({ author: target.value })} />}
        </Field>
        <Field label="State">
          {(id) => (
            <select id={id} value={asked.state} onChange={({ target }) => set({ state: target.value })}>
              <option value="">All</option>
              {storyStates.map((state) => (
                <option key={state} value={state}>
                  {stateNames[state]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </search>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      <output className={styles.count}>
        {data !== undefined && (data.nothing ?? countWords(data.stories.length, data.isMore))}
      </output>
      {data !== undefined && data.stories.length > 0 && (
        <DataTable label="Stories" columns={["Headline", "State", "Section", "By", "Last changed"]}>
          {data.stories.map((line) => (
            <StoryRow key={`${line.type}/${line.id}`} line={line} />
          ))}
        </DataTable>
      )}
    </>
  );
}

function StoryRow({ line }: { line: StoryLine }): ReactNode {
  const { type, id, title, address, state, section, authors, changedAt, changedBy } = line;
  return (
    <DataRow>
      <td className={styles.headline}>
        <a href={storyLink(type, id)}>{title || id}</a>
        <span className={styles.quiet}>{[type === "video" && "video", address].filter(Boolean).join(" · ")}</span>
      </td>
      <td>{storyStateWords(state)}</td>
      <td>{section}</td>
      <td>{authors.join(", ")}</td>
      <td>{[changedAt !== null && timeWords(changedAt), changedBy].filter(Boolean).join(", ")}</td>
    </DataRow>
  );
}

function countWords(count: number, isMore: boolean): string {
  if (count === 0) return "Nothing found.";
  return isMore ? `The newest ${count}: say more to find others.` : count === 1 ? "One story." : `${count} stories.`;
}
