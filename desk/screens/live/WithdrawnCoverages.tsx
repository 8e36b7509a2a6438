import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { askAnew } from "../../ask-anew.ts";
import { goTo } from "../../address.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";
import { eventAddress } from "./event-address.ts";
import styles from "./Live.module.css";

/** What was withdrawn and has not come back. */
export function WithdrawnCoverages(): ReactNode {
  const client = useQueryClient();
  const { data: gone = [] } = useQuery({
    queryKey: ["live", "", "withdrawn"],
    queryFn: () => call("coverage.withdrawn"),
  });
  const bringBack = useMutation({
    mutationFn: (event: string) => call("coverage.bring-back", { at: { event } }),
    onSuccess: async (_, event) => {
      await askAnew(client, { queryKey: ["live"] });
      goTo(eventAddress(event));
    },
  });
  if (gone.length === 0) return null;
  return (
    <section className={styles.posts} aria-labelledby="withdrawn-coverage">
      <h2 id="withdrawn-coverage">Withdrawn</h2>
      {bringBack.error !== null && <Notice kind="fault">{bringBack.error.message}</Notice>}
      <ul className={styles.list}>
        {gone.map(({ id, title, at, who }) => (
          <li key={id} className={styles.event}>
            <div>
              <b>{title}</b>
              <p className={styles.facts}>{[at !== null && timeWords(at), who].filter(Boolean).join(" · ")}</p>
            </div>
            <Button label={`Bring back ${title}`} isBusy={bringBack.isPending} onPress={() => bringBack.mutate(id)}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
