// One record of a kind that has no screen of its own.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { OpenRecord, RecordKindLine } from "../../../model/desk/record-calls.ts";
import type { KindOfThing } from "../../../model/desk/record-shapes.ts";
import { askAnew } from "../../ask-anew.ts";
import { goTo } from "../../address.ts";
import { call, CallError } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { RecordEditor } from "../../ui/record-form/RecordEditor.tsx";

interface RecordFormProps {
  me: Me;
  kind: RecordKindLine;
  components: readonly KindOfThing[];
  id: string;
  /** The list that it is of. */
  back: string;
}

const ownNames = ["type", "id"];

export function RecordForm(props: RecordFormProps): ReactNode {
  const { kind, id, back } = props;
  const at = { type: kind.type, id };
  const { data, error } = useQuery({
    queryKey: ["records", kind.type, "one", id],
    // What is typed was typed over the version that was opened.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    queryFn: () =>
      call("records.open", { at }).catch((fault: unknown) => {
        if (fault instanceof CallError && fault.status === 404) return null;
        throw fault;
      }),
  });
  return (
    <>
      <p>
        <a href={back}>All records of this kind</a>
      </p>
      <h2>
        {kind.type.replaceAll("_", " ")} {id}
      </h2>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      {data === null && <p>This record is new: saving creates it.</p>}
      {data !== undefined && <FilledForm {...props} open={data} />}
    </>
  );
}

interface FilledFormProps extends RecordFormProps {
  /** Null for one that is not there yet. */
  open: OpenRecord | null;
}

function FilledForm({ me, kind, components, id, back, open }: FilledFormProps): ReactNode {
  const client = useQueryClient();
  const at = { type: kind.type, id };
  const [isLeaving, setLeaving] = useState(false);
  const over = open?.version ?? null;
  const renew = () => askAnew(client, { queryKey: ["records", kind.type] });
  const remove = useMutation({
    mutationFn: () => call("records.remove", { at, body: { over: over ?? "" } }),
    onSuccess: async () => {
      await renew();
      goTo(back);
    },
  });
  return (
    <>
      {remove.error !== null && <Notice kind="fault">{remove.error.message}</Notice>}
      <RecordEditor
        person={me.id}
        draftName={`record-fields:${kind.type}/${id}`}
        label={`${kind.type.replaceAll("_", " ")} ${id}`}
        record={open?.record ?? {}}
        version={over ?? "new"}
        fields={kind.fields}
        components={components}
        hidden={ownNames}
        save={(record) => call("records.save", { at, body: { record, over } })}
        renew={renew}
        acts={
          open !== null && (
            <Button look="danger" onPress={() => setLeaving(true)}>
              Withdraw
            </Button>
          )
        }
      />
      {isLeaving && (
        <Question
          title={`Withdraw ${kind.type} ${id}?`}
          yes="Withdraw it"
          onNo={() => setLeaving(false)}
          onYes={() => {
            setLeaving(false);
            remove.mutate();
          }}
        >
          Readers do not see it any more. What it was stays in its revisions.
        </Question>
      )}
    </>
  );
}
