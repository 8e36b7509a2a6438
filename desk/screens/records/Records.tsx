// Records of the kinds that have no screen of their own: by kind, and the one that is changed.

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { RecordKindLine } from "../../../model/desk/record-calls.ts";
import { goTo, useAsked } from "../../address.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { NewRecord } from "./NewRecord.tsx";
import { recordAddress } from "./record-address.ts";
import { RecordForm } from "./RecordForm.tsx";
import styles from "./Records.module.css";

export function Records({ me }: { me: Me }): ReactNode {
  const type = useAsked("type");
  const id = useAsked("id");
  const part = useAsked("part");
  const { data: forms, error } = useQuery({
    queryKey: ["records"],
    queryFn: () => call("records.kinds"),
    staleTime: Infinity,
  });
  if (error !== null) return <Notice kind="fault">{error.message}</Notice>;
  if (forms === undefined) return null;
  const { kinds, components } = forms;
  const kind = kinds.find((one) => one.type === type);
  if (kind !== undefined && id !== undefined) {
    const back = recordAddress(kind.type);
    return <RecordForm key={`${kind.type}/${id}`} me={me} kind={kind} components={components} id={id} back={back} />;
  }
  if (kind !== undefined && part === "new") return <NewRecord key={kind.type} me={me} type={kind.type} />;
  return <RecordsOfKind kinds={kinds} kind={kind ?? kinds[0]} />;
}

function RecordsOfKind({ kinds, kind }: { kinds: readonly RecordKindLine[]; kind: RecordKindLine | undefined }) {
  const type = kind?.type ?? "";
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState("");
  const wanted = useDeferredValue(search);
  const { data, error } = useQuery({
    queryKey: ["records", type, wanted],
    queryFn: () => call("records.list", { at: { type }, query: { search: wanted } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div>
        <Button look="main" onPress={() => goTo(`${recordAddress(type)}&part=new`)}>
          New {type.replaceAll("_", " ")}
        </Button>
      </div>
      <div className={styles.asked}>
        <Field label="Kind">
          {(id) => (
            <select id={id} value={type} onChange={({ target }) => goTo(recordAddress(target.value))}>
              {kinds.map((one) => (
                <option key={one.type} value={one.type}>
                  {one.type.replaceAll("_", " ")}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Search" hint="Part of its id or title.">
          {(id) => <input id={id} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />}
        </Field>
        <form
          className={styles.open}
          onSubmit={(event) => {
            event.preventDefault();
            if (opened.trim() !== "") goTo(recordAddress(type, opened.trim()));
          }}
        >
          <Field label="Open by id">
            {(id) => <input id={id} value={opened} onChange={({ target }) => setOpened(target.value)} />}
          </Field>
          <Button type="submit">Open</Button>
        </form>
      </div>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      {data?.isPartial && <p>There are more: search, or open one by its id.</p>}
      {data?.records.length === 0 && <p>None.</p>}
      {data !== undefined && data.records.length > 0 && (
        <DataTable label="Records" columns={["Title", "Id"]}>
          {data.records.map(({ id, title }) => (
            <DataRow key={id}>
              <td>
                <a href={recordAddress(type, id)}>{title || id}</a>
              </td>
              <td className={styles.id}>{id}</td>
            </DataRow>
          ))}
        </DataTable>
      )}
    </>
  );
}
