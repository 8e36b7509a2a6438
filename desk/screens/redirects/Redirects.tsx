// Stored redirects: which there are and how often readers were led by them, where an address leads, and a new one.

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { RedirectLine } from "../../../model/desk/redirect-calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import table from "../../ui/DataTable.module.css";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { timeWords } from "../../ui/time-words.ts";
import { readableAddress } from "../../readable-address.ts";
import { RedirectForm } from "./RedirectForm.tsx";
import { RedirectHistory } from "./RedirectHistory.tsx";
import styles from "./Redirects.module.css";
import { TryAddress } from "./TryAddress.tsx";

export function Redirects({ me }: { me: Me }): ReactNode {
  const client = useQueryClient();
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const [edited, setEdited] = useState<RedirectLine>();
  const [asked, setAsked] = useState<RedirectLine>();
  const [removed, setRemoved] = useState<RedirectLine>();
  const [isDone, setDone] = useState(false);
  const [looked, setLooked] = useState<RedirectLine>();
  const { data, error } = useQuery({
    queryKey: ["redirects", wanted],
    queryFn: () => call("redirects.list", { query: { search: wanted } }),
    placeholderData: keepPreviousData,
  });
  const renew = () => askAnew(client, { queryKey: ["redirects"] });
  const remove = useMutation({
    mutationFn: ({ from, to, status }: RedirectLine) =>
      call("redirects.remove", { at: { redirect: from }, query: { to, status: String(status) } }),
    onSuccess: (_, line) => {
      setRemoved(line);
      setDone(false);
    },
    onSettled: renew,
  });
  const bringBack = useMutation({
    mutationFn: ({ from, to, status }: RedirectLine) => call("redirects.add", { body: { from, to, status } }),
    onSuccess: () => setRemoved(undefined),
    onSettled: renew,
  });
  const fault = error ?? remove.error ?? bringBack.error;
  return (
    <>
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      {removed !== undefined && (
        <div className={styles.acts}>
          <Notice kind="done">{removed.address} leads nowhere any more.</Notice>
          <Button onPress={() => bringBack.mutate(removed)}>Bring it back</Button>
        </div>
      )}
      {asked !== undefined && (
        <Question
          title={`Remove the redirect of ${asked.address}?`}
          yes="Remove it"
          onNo={() => setAsked(undefined)}
          onYes={() => {
            remove.mutate(asked);
            setAsked(undefined);
          }}
        >
          Readers were led by it {timesWords(asked.uses)}. From then on they find what stands there, if anything does.
        </Question>
      )}
      <TryAddress />
      <section className={styles.list} aria-labelledby="redirects-list">
        <h2 id="redirects-list">All redirects</h2>
        <Field label="Search" hint="Part of the address that it leads away from, or to.">
          {(id) => <input id={id} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />}
        </Field>
        <output className={styles.count}>{data !== undefined && countWords(data.redirects.length, data.total)}</output>
        <DataTable label="Redirects" columns={["From", "To", "Status", "Used", "Last used", "Actions"]}>
          {data?.redirects.map((line) => (
            <DataRow key={line.from}>
              <td className={styles.address}>{readableAddress(line.address)}</td>
              <td className={styles.address}>{readableAddress(line.to)}</td>
              <td>{line.status}</td>
              <td>{line.uses}</td>
              <td>{line.lastUsedAt === null ? "never" : timeWords(line.lastUsedAt)}</td>
              <td>
                <RowActs
                  address={readableAddress(line.address)}
                  onChange={() => setEdited(line)}
                  onHistory={() => setLooked(looked?.from === line.from ? undefined : line)}
                  onRemove={() => setAsked(line)}
                />
              </td>
            </DataRow>
          ))}
        </DataTable>
      </section>
      {looked !== undefined && <RedirectHistory key={looked.from} line={looked} onClose={() => setLooked(undefined)} />}
      {isDone && <Notice kind="done">The redirect stands.</Notice>}
      <RedirectForm
        key={edited?.from ?? ""}
        me={me}
        edited={edited}
        onSend={() => setDone(false)}
        onDone={async () => {
          setDone(true);
          setEdited(undefined);
          await renew();
        }}
        onLeave={() => setEdited(undefined)}
      />
    </>
  );
}

interface RowActsProps {
  address: string;
  onChange: () => void;
  onHistory: () => void;
  onRemove: () => void;
}

function RowActs({ address, onChange, onHistory, onRemove }: RowActsProps): ReactNode {
  return (
    <div className={table.acts}>
      <Button label={`Change ${address}`} onPress={onChange}>
        Change
      </Button>
      <Button label={`History of ${address}`} onPress={onHistory}>
        History
      </Button>
      <Button look="danger" label={`Remove ${address}`} onPress={onRemove}>
        Remove
      </Button>
    </div>
  );
}

function timesWords(uses: number): string {
  return uses === 0 ? "not once" : uses === 1 ? "once" : `${uses} times`;
}

function countWords(shown: number, total: number): string {
  if (total === 0) return "None.";
  return shown < total ? `The ${shown} most used of ${total}.` : `${total} of them, those most used first.`;
}
