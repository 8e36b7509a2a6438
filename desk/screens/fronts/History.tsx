import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { FrontVersion, HistoryLine } from "../../../model/desk/front-calls.ts";
import type { Difference } from "../../../model/desk/front-difference.ts";
import { askAnew } from "../../ask-anew.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { timesToldApart } from "../../ui/time-words.ts";
import { differenceWords } from "./difference-words.ts";
import styles from "./Fronts.module.css";
import { makerWords } from "./maker-words.ts";

interface HistoryProps {
  id: string;
  /** Of the working copy. */
  steps: number;
  onRestored: () => Promise<void>;
}

/** What the front was before, and who made it so. A version that is brought back is live at once: what that changes is said first. */
export function History({ id, steps, onRestored }: HistoryProps): ReactNode {
  const client = useQueryClient();
  const queryKey = ["fronts", id, "history"];
  const { data: lines, error } = useQuery({ queryKey, queryFn: () => call("fronts.history", { at: { front: id } }) });
  const [asked, setAsked] = useState<AskedVersion>();
  const look = useMutation({
    mutationFn: async ({ number, at }: HistoryLine): Promise<AskedVersion> => ({
      number,
      at,
      ...(await call("fronts.version", { at: { front: id, number: String(number) } })),
    }),
    onSuccess: setAsked,
  });
  const restore = useMutation({
    mutationFn: ({ number, over }: AskedVersion) =>
      call("fronts.restore", { at: { front: id, number: String(number) }, body: { over } }),
    onSuccess: async () => {
      await Promise.all([askAnew(client, { queryKey }), onRestored()]);
    },
  });
  const timeOf = timesToldApart(lines?.flatMap(({ at }) => at ?? []) ?? []);
  const whenWords = ({ at }: Pick<HistoryLine, "at">) => (at === null ? "some time ago" : timeOf(at));
  const fault = error ?? look.error ?? restore.error;
  return (
    <>
      <h3>History</h3>
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      {restore.isSuccess && <Notice kind="done">It is live again.</Notice>}
      {lines?.length === 0 && <p className={styles.quiet}>No earlier versions.</p>}
      <ol className={styles.list}>
        {lines?.map((line) => (
          <li key={line.number} className={styles.row}>
            <span className={styles.words}>
              {whenWords(line)}
              <span className={styles.quiet}> {makerWords(line)}</span>
              {line.changed.length > 0 && <span className={styles.quiet}> {someOf(line.changed)}.</span>}
            </span>
            <Button
              label={`Bring back version ${line.number}`}
              isBusy={look.isPending || restore.isPending}
              onPress={() => look.mutate(line)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ol>
      {asked !== undefined && (
        <Question
          title={`Bring back the front of ${whenWords(asked)}?`}
          yes="Make it live"
          onNo={() => setAsked(undefined)}
          onYes={() => {
            restore.mutate(asked);
            setAsked(undefined);
          }}
        >
          {consequences(asked, steps)}
        </Question>
      )}
    </>
  );
}

type AskedVersion = FrontVersion & Pick<HistoryLine, "number" | "at">;

const mostTold = 5;

function someOf(differences: readonly Difference[]): string {
  const more = differences.length - mostTold;
  return [...differences.slice(0, mostTold).map(differenceWords), ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}

function consequences({ differences }: FrontVersion, steps: number): string {
  return [
    differences.length === 0
      ? "Its modules are those that are live."
      : `Readers have it at once, instead of what is live: ${someOf(differences)}.`,
    ...(steps > 0
      ? [
          "A working copy is not published. It stays as it is: whoever publishes it puts it over this version, and what was scheduled is not published by itself.",
        ]
      : []),
  ].join(" ");
}
