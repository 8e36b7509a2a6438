// News alerts: written, sent or asked for, let out by a second person, withdrawn; and what waits, stands and went out.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { AlertLine, AlertState } from "../../../model/desk/alert-calls.ts";
import type { Me } from "../../../model/desk/calls.ts";
import { may } from "../../../model/desk/roles.ts";
import { askAnew } from "../../ask-anew.ts";
import { call } from "../../call.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { AlertForm } from "./AlertForm.tsx";
import { AlertTable, type AlertDeed } from "./AlertTable.tsx";
import { doneWords, withdrawalWords } from "./alert-words.ts";
import { RefuseForm } from "./RefuseForm.tsx";

const pollEvery = 10_000;

const parts = {
  Waiting: ["asked", "later"],
  "Live now": ["stands"],
  Recent: ["refused", "over", "hidden", "withdrawn"],
} as const satisfies Record<string, readonly AlertState[]>;

interface Asked {
  deed: AlertDeed;
  alert: AlertLine;
}

interface Done extends Asked {
  reason: string;
  forget?: () => void;
}

export function Alerts({ me, siteName }: { me: Me; siteName: string }): ReactNode {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ["alerts", "list"],
    queryFn: () => call("alerts.list"),
    refetchInterval: pollEvery,
  });
  const renew = () => askAnew(client, { queryKey: ["alerts"] });
  const act = useMutation({
    mutationFn: ({ deed, alert: { id, version }, reason }: Done) =>
      deed === "withdraw"
        ? call("alerts.withdraw", { at: { alert: id } })
        : call("alerts.answer", { at: { alert: id }, body: { says: deed, reason, over: version } }),
    onSuccess: (_, { deed, alert, forget }) => {
      forget?.();
      setDone(deedWords(deed, alert));
    },
    onSettled: renew,
  });
  const go = (given: Done) => {
    setDone(undefined);
    setAsked(undefined);
    act.mutate(given);
  };
  const fault = error ?? act.error;
  const listOf = (title: keyof typeof parts) => (
    <AlertTable
      title={title}
      alerts={data?.alerts.filter(({ state }) => parts[title].some((one) => one === state)) ?? []}
      mayAnswer={may(me.role, "approve")}
      onAct={(deed, alert) => setAsked({ deed, alert })}
    />
  );
  return (
    <>
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      {done !== undefined && <Notice kind="done">{done}</Notice>}
      {asked?.deed === "no" && (
        <RefuseForm
          key={asked.alert.id}
          alert={asked.alert}
          onRefuse={(reason, forget) => go({ ...asked, reason, forget })}
          onLeave={() => setAsked(undefined)}
        />
      )}
      {asked !== undefined && asked.deed !== "no" && (
        <Question
          title={asked.deed === "yes" ? "Approve this alert?" : "Withdraw this alert?"}
          yes={asked.deed === "yes" ? "Approve and send" : "Withdraw it"}
          onNo={() => setAsked(undefined)}
          onYes={() => go({ ...asked, reason: "" })}
        >
          “{asked.alert.text}”{" "}
          {asked.deed === "yes"
            ? `It was asked for by ${asked.alert.who}. What has reached a device cannot be taken back.`
            : withdrawalWords(asked.alert)}
        </Question>
      )}
      {data !== undefined && (
        <>
          {listOf("Waiting")}
          <AlertForm
            me={me}
            siteName={siteName}
            list={data}
            onSent={async (state) => {
              setDone(doneWords[state]);
              await renew();
            }}
          />
          {listOf("Live now")}
          {listOf("Recent")}
        </>
      )}
    </>
  );
}

function deedWords(deed: AlertDeed, { text }: AlertLine): string {
  if (deed === "withdraw") return `“${text}” is withdrawn.`;
  return deed === "yes" ? `“${text}” goes out.` : `“${text}” does not go out.`;
}
