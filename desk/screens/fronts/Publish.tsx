// Publishing: what changes, what should be known first, now or later, or not at all.

import { useMutation } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import type { FrontWarning, OpenFront } from "../../../model/desk/front-calls.ts";
import { moduleTitle, type Difference } from "../../../model/desk/front-difference.ts";
import type { Front } from "../../../model/desk/front.ts";
import { call } from "../../call.ts";
import { useLostFocus } from "../../keep-focus.ts";
import { personHere } from "../../signed-in.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { ofLocalInput } from "../../ui/local-time.ts";
import { Notice } from "../../ui/Notice.tsx";
import { timeWords, yourTime } from "../../ui/time-words.ts";
import { useDeviceState } from "../../use-device-state.ts";
import { differenceWords } from "./difference-words.ts";
import { Discard } from "./Discard.tsx";
import styles from "./Fronts.module.css";
import { Notices } from "./Notices.tsx";
import { findModule } from "./places.ts";

interface PublishProps {
  id: string;
  open: OpenFront;
  isSaved: boolean;
  /** What somebody has changed of what is live, where that is so. */
  elsewhere: ReactNode;
  warnings: readonly FrontWarning[];
  /** Nothing to read is on the page. */
  isBare: boolean;
  differences: readonly Difference[];
  /** What a story is called on this front. */
  headlineIn: (key: string, url: string) => string;
  front: Front;
  onSelect: (key: string) => void;
  onDone: () => Promise<void>;
}

export function Publish({
  id,
  open,
  isSaved,
  elsewhere,
  warnings,
  isBare,
  differences,
  headlineIn,
  front,
  onSelect,
  onDone,
}: PublishProps): ReactNode {
  const at = { front: id };
  const scheduleFault = useId();
  const [later, setLater] = useDeviceState(personHere(), `schedule:${id}`, "");
  const publish = useMutation({
    mutationFn: () => call("fronts.publish", { at, body: { over: open.version } }),
    onMutate: () => schedule.reset(),
    onSettled: onDone,
  });
  const schedule = useMutation({
    mutationFn: (moment: number | null) => call("fronts.schedule", { at, body: { at: moment } }),
    onSuccess: () => setLater(""),
    onSettled: onDone,
  });
  const moment = ofLocalInput(later);
  const isAsLive = differences.length === 0 && open.isLive;
  const nameOf = ({ key, url }: FrontWarning) => {
    const found = findModule(front, key);
    const story = url !== undefined && `“${headlineIn(key, url)}”`;
    return [found !== undefined && moduleTitle(found.module), story].filter(Boolean).join(", ");
  };
  return (
    <div className={styles.panel}>
      <Heading key={String(isAsLive)} />
      {publish.error !== null && <Notice kind="fault">{publish.error.message}</Notice>}
      {publish.isSuccess && open.steps === 0 && <Notice kind="done">It is live.</Notice>}
      {elsewhere}
      <p>
        {!open.isLive && "Readers do not see this front yet. "}
        {changesWords(differences.length, open.isLive)}
      </p>
      <ul className={styles.changes}>
        {differences.map((difference) => (
          <li key={[difference.key, difference.text].join(" ")}>{differenceWords(difference)}</li>
        ))}
      </ul>
      {open.problems.map((problem) => (
        <Notice key={problem} kind="fault">
          {problem}
        </Notice>
      ))}
      {!isAsLive && isBare && (
        <Notice kind="fault">There is nothing to read on this front: readers would find it empty.</Notice>
      )}
      {!isAsLive && <Notices warnings={warnings} nameOf={nameOf} onSelect={onSelect} />}
      {!isAsLive && (
        <>
          <div className={styles.acts}>
            <Button look="main" isBusy={!isSaved || publish.isPending} onPress={() => publish.mutate()}>
              {warnings.length === 0 && !isBare ? "Publish now" : "Publish all the same"}
            </Button>
          </div>
          <Field label="Or later" hint={`${yourTime}.`}>
            {(field) => (
              <input
                id={field}
                type="datetime-local"
                value={later}
                aria-invalid={schedule.isError || undefined}
                aria-describedby={schedule.isError ? scheduleFault : undefined}
                onChange={({ target }) => setLater(target.value)}
              />
            )}
          </Field>
        </>
      )}
      {schedule.error !== null && (
        <div id={scheduleFault}>
          <Notice kind="fault">{schedule.error.message}</Notice>
        </div>
      )}
      <div className={styles.acts}>
        {!isAsLive && (
          <Button isBusy={!isSaved || moment === undefined} onPress={() => schedule.mutate(moment?.getTime() ?? null)}>
            Schedule
          </Button>
        )}
        {open.publishAt !== null && <Button onPress={() => schedule.mutate(null)}>Cancel the schedule</Button>}
      </div>
      {open.publishAt !== null && (
        <p className={styles.quiet}>
          {timeWords(open.publishAt)}, set by {open.publishBy ?? "somebody"}.
        </p>
      )}
      <Discard at={at} open={open} isSaved={isSaved} onDone={onDone} />
    </div>
  );
}

function changesWords(count: number, isLive: boolean): string {
  if (count > 0) return count === 1 ? "One change." : `${count} changes.`;
  return isLive ? "Nothing differs from what is live." : "It is as it was begun.";
}

/** A new one when there is something to publish, or nothing any more: the button that had the focus is gone. */
function Heading(): ReactNode {
  const heading = useLostFocus<HTMLHeadingElement>();
  return (
    <h3 ref={heading} tabIndex={-1}>
      Publish
    </h3>
  );
}
