// What is live has been changed since people began to work on a front: by whom, when, in what, and the way to take it in.

import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { OpenFront } from "../../../model/desk/front-calls.ts";
import { frontDifference, moduleTitle, type StoryName } from "../../../model/desk/front-difference.ts";
import { mergeFronts } from "../../../model/desk/merge-fronts.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords } from "../../ui/time-words.ts";
import { differenceWords } from "./difference-words.ts";
import styles from "./Fronts.module.css";
import { makerWords } from "./maker-words.ts";

interface ElsewhereProps {
  id: string;
  open: OpenFront;
  isSaved: boolean;
  storyName: StoryName;
  onDone: () => Promise<void>;
}

export function Elsewhere({ id, open, isSaved, storyName, onDone }: ElsewhereProps): ReactNode {
  const { elsewhere, live, front, steps, version } = open;
  const takeIn = useMutation({
    mutationFn: () => call("fronts.take-in", { at: { front: id }, body: { over: version, steps } }),
    onSettled: onDone,
  });
  if (elsewhere === null) return null;
  const { base, at, ...maker } = elsewhere;
  const changes = frontDifference(base, live, { storyName });
  const { both } = mergeFronts(base, live, front);
  const when = at === null ? "" : `, ${timeWords(at)}`;
  return (
    <section aria-label="Changed elsewhere" className={styles.elsewhere}>
      {takeIn.error !== null && <Notice kind="fault">{takeIn.error.message}</Notice>}
      <Notice kind="fault">
        What is live was changed while you worked on this front: {makerWords(maker) || "nobody knows by whom"}
        {when}. {changes.length === 0 ? "Its modules are as they were." : "If you publish now, it is replaced."}
      </Notice>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={[change.key, change.text].join(" ")}>Live: {differenceWords(change)}</li>
        ))}
      </ul>
      {both.length > 0 && (
        <p className={styles.quiet}>
          Changed here, too, and stays as it is here: {both.map((module) => `“${moduleTitle(module)}”`).join(", ")}.
        </p>
      )}
      <div className={styles.acts}>
        <Button isBusy={!isSaved || takeIn.isPending} onPress={() => takeIn.mutate()}>
          Take it into this working copy
        </Button>
      </div>
    </section>
  );
}
