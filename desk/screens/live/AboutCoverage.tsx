// Live coverage as a whole: its own fields by a form that is made of its schema, what was put right in it, and withdrawing it.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { OpenCoverage } from "../../../model/desk/coverage-calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { goTo } from "../../address.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Corrections } from "../../ui/corrections/Corrections.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { RecordEditor } from "../../ui/record-form/RecordEditor.tsx";
import { coverageWords, inOrder } from "./coverage-form.ts";
import styles from "./Live.module.css";

interface AboutCoverageProps {
  me: Me;
  event: string;
  part: "about" | "corrections";
  /** Where readers find it. */
  path: string | undefined;
}

export function AboutCoverage(props: AboutCoverageProps): ReactNode {
  const { event } = props;
  const { data, error } = useQuery({
    queryKey: ["live", event, "about"],
    // What is typed was typed over the version that was opened.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    queryFn: () => call("coverage.open", { at: { event } }),
  });
  if (error !== null) return <Notice kind="fault">{error.message}</Notice>;
  return data === undefined ? null : <OpenedCoverage {...props} open={data} />;
}

const ownNames = ["type", "id"];

function OpenedCoverage({ me, event, part, path, open }: AboutCoverageProps & { open: OpenCoverage }): ReactNode {
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const { record, version: over, fields, corrections } = open;
  const at = { event };
  const renew = () => askAnew(client, { queryKey: ["live"] });
  const withdraw = useMutation({
    mutationFn: () => call("coverage.withdraw", { at, body: { over } }),
    onSuccess: async () => {
      goTo("/desk/live");
      client.removeQueries({ queryKey: ["live", event] });
      await renew();
    },
  });
  if (part === "corrections") {
    return (
      <div className={styles.notes}>
        <Corrections
          person={me.id}
          on="the coverage"
          of={`live_event/${event}`}
          corrections={corrections}
          store={({ id: correction, ...said }) =>
            call("coverage.correct", { at: { event, correction }, body: { correction: said, over } })
          }
          remove={({ id: correction }) => call("coverage.uncorrect", { at: { event, correction }, body: { over } })}
          renew={renew}
        />
      </div>
    );
  }
  return (
    <>
      {withdraw.error !== null && <Notice kind="fault">{withdraw.error.message}</Notice>}
      {path !== undefined && <p>Its address is {path}. If you change it, the old address leads to the new one.</p>}
      <RecordEditor
        person={me.id}
        draftName={`coverage:${event}`}
        label="About this coverage"
        record={record}
        version={over}
        fields={inOrder(fields)}
        words={coverageWords}
        components={[]}
        hidden={ownNames}
        save={(changed) => call("coverage.save", { at, body: { record: changed, over } })}
        renew={renew}
        acts={
          <Button look="danger" onPress={() => setLeaving(true)}>
            Withdraw
          </Button>
        }
      />
      {isLeaving && (
        <Question
          title="Withdraw this coverage?"
          yes="Withdraw it"
          onNo={() => setLeaving(false)}
          onYes={() => {
            setLeaving(false);
            withdraw.mutate();
          }}
        >
          Readers find nothing at its address any more, and reporters cannot post to it. It comes back whole, with all
          posts.
        </Question>
      )}
    </>
  );
}
