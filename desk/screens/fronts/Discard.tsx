// The working copy thrown away, after a question that says whose work goes, and had back.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { OpenFront } from "../../../model/desk/front-calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { goTo } from "../../address.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { timeWords } from "../../ui/time-words.ts";
import { whoseSteps } from "./whose-steps.ts";
import styles from "./Fronts.module.css";

interface DiscardProps {
  at: { front: string };
  open: OpenFront;
  isSaved: boolean;
  onDone: () => Promise<void>;
}

export function Discard({ at, open, isSaved, onDone }: DiscardProps): ReactNode {
  /** The one that is asked about: what others do meanwhile is not thrown away with it. */
  const [asked, setAsked] = useState<OpenFront>();
  const client = useQueryClient();
  const discard = useMutation({
    mutationFn: ({ steps }: OpenFront) => call("fronts.discard", { at, body: { steps } }),
    onSuccess: async (_, { isNew }) => {
      if (!isNew) return onDone();
      goTo("/desk/fronts");
      return askAnew(client, { queryKey: ["fronts"], exact: true });
    },
    onError: onDone,
  });
  const what = open.isNew ? "this front" : "the working copy";
  const bringBack = useMutation({ mutationFn: () => call("fronts.bring-back", { at }), onSettled: onDone });
  const fault = discard.error ?? bringBack.error;
  return (
    <>
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      {(open.steps > 0 || open.isNew) && (
        <div className={styles.acts}>
          <Button look="danger" isBusy={!isSaved || discard.isPending} onPress={() => setAsked(open)}>
            Discard {what}
          </Button>
        </div>
      )}
      {open.steps === 0 && open.discarded !== null && (
        <>
          <p className={styles.quiet}>
            {open.discarded.name} discarded a working copy, {timeWords(open.discarded.at)}.
          </p>
          <div className={styles.acts}>
            <Button isBusy={bringBack.isPending} onPress={() => bringBack.mutate()}>
              Bring the working copy back
            </Button>
          </div>
        </>
      )}
      {asked !== undefined && (
        <Question
          title={`Discard ${what}?`}
          yes="Discard it"
          onNo={() => setAsked(undefined)}
          onYes={() => {
            discard.mutate(asked);
            setAsked(undefined);
          }}
        >
          {asked.isNew
            ? `Nobody has published it: readers get what they got before. ${asked.steps > 0 ? whoseSteps(asked.workers) : ""}`
            : `${whoseSteps(asked.workers)} It can be brought back here until somebody discards another.`}
        </Question>
      )}
    </>
  );
}
