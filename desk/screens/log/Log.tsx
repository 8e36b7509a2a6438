// Who did what, newest first, found by person, kind and words.

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { LoggedLine } from "../../../model/desk/calls.ts";
import { logKinds } from "../../../model/desk/log-acts.ts";
import { storyTypes } from "../../../model/desk/story-calls.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";
import { storyLink } from "../stories/story-words.ts";
import { actWords, detailWords, subjectWords, type Names } from "./log-words.ts";
import styles from "./Log.module.css";

const pageSize = 100;
const everything = { words: "", person: "", kind: "" };

export function Log(): ReactNode {
  const [asked, setAsked] = useState(everything);
  const wanted = useDeferredValue(asked);
  const { data: people } = useQuery({ queryKey: ["people"], queryFn: () => call("people.list") });
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ["log", wanted],
    queryFn: ({ pageParam }) =>
      call("log.read", { query: { ...wanted, ...(pageParam !== 0 && { before: String(pageParam) }) } }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.number),
    placeholderData: keepPreviousData,
  });
  const set = (change: Partial<typeof everything>) => setAsked({ ...asked, ...change });
  const lines = data?.pages.flat() ?? [];
  const names: Names = new Map(people?.map(({ id, name }) => [id, name]));
  return (
    <>
      <search className={styles.asked}>
        <Field label="Search" hint="A headline, an address, a name …">
          {(id) => (
            <input id={id} type="search" value={asked.words} onChange={({ target }) => set({ words: target.value })} />
          )}
        </Field>
        <Field label="Person">
          {(id) => (
            <select id={id} value={asked.person} onChange={({ target }) => set({ person: target.value })}>
              <option value="">Everybody</option>
              {people?.map((person) => (
                <option key={person.id} value={person.id}>
                  {person.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="About">
          {(id) => (
            <select id={id} value={asked.kind} onChange={({ target }) => set({ kind: target.value })}>
              <option value="">Everything</option>
              {Object.entries(logKinds).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </search>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      {data !== undefined && lines.length === 0 && <output>Nothing found.</output>}
      {lines.length > 0 && (
        <DataTable label="Log" columns={["When", "Who", "What", "Details"]}>
          {lines.map((line) => (
            <DataRow key={line.number}>
              <td>{timeWords(line.at)}</td>
              <td>{line.name}</td>
              <td>
                {actWords(line.act)} <Subject line={line} names={names} />
              </td>
              <td>{detailWords(line)}</td>
            </DataRow>
          ))}
        </DataTable>
      )}
      {hasNextPage && (
        <Button onPress={() => void fetchNextPage()} isBusy={isFetching}>
          Show older
        </Button>
      )}
    </>
  );
}

function Subject({ line, names }: { line: LoggedLine; names: Names }): ReactNode {
  const words = subjectWords(line, names);
  const [kind, ...id] = line.subject.split("/");
  const type = storyTypes.find((one) => one === kind);
  return type === undefined ? words : <a href={storyLink(type, id.join("/"))}>{words}</a>;
}
