import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";
import styles from "./Fronts.module.css";

/** What the front was before, and who made it so. A version that is brought back is live at once. */
export function History({ id, onRestored }: { id: string; onRestored: () => Promise<void> }): ReactNode {
  const client = useQueryClient();
  const queryKey = ["fronts", id, "history"];
  const { data: lines, error } = useQuery({ queryKey, queryFn: () => call("fronts.history", { at: { front: id } }) });
  const restore = useMutation({
    mutationFn: (number: number) => call("fronts.restore", { at: { front: id, number: String(number) } }),
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey }), onRestored()]);
    },
  });
  const fault = error ?? restore.error;
  return (
    <>
      <h3>History</h3>
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      {restore.isSuccess && <Notice kind="done">It is live again.</Notice>}
      {lines?.length === 0 && <p className={styles.quiet}>It was never anything else.</p>}
      <ol className={styles.list}>
        {lines?.map(({ number, at, who, way }) => (
          <li key={number} className={styles.row}>
            <span className={styles.words}>
              {at === null ? "At some time" : timeWords(at)}
              <span className={styles.quiet}> {[who, way].filter(Boolean).join(", by ")}</span>
            </span>
            <Button label={`Bring back version ${number}`} onPress={() => restore.mutate(number)}>
              Bring back
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
