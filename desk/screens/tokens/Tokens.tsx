// Tokens of one's own: who else may use the content API, for what and until when.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { MadeToken, TokenLine } from "../../../model/desk/token-calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyText } from "../../ui/CopyText.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import table from "../../ui/DataTable.module.css";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { timeWords } from "../../ui/time-words.ts";
import { TokenForm } from "./TokenForm.tsx";

export function Tokens({ me }: { me: Me }): ReactNode {
  const client = useQueryClient();
  const [made, setMade] = useState<MadeToken>();
  const [asked, setAsked] = useState<TokenLine>();
  const queryKey = ["tokens"];
  const { data, error } = useQuery({ queryKey, queryFn: () => call("tokens.list") });
  const onSettled = () => askAnew(client, { queryKey });
  const revoke = useMutation({
    mutationFn: ({ id }: TokenLine) => call("tokens.revoke", { at: { token: id } }),
    onSettled,
  });
  const fault = error ?? revoke.error;
  return (
    <>
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      {made !== undefined && (
        <Notice kind="done">
          The token “{made.name}” is created. Copy it now: it is shown this once.
          <CopyText text={made.token} label={`Copy the token ${made.name}`} />
        </Notice>
      )}
      {asked !== undefined && (
        <Question
          title={`Revoke “${asked.name}”?`}
          yes="Revoke it"
          onNo={() => setAsked(undefined)}
          onYes={() => {
            revoke.mutate(asked);
            setAsked(undefined);
            if (made?.id === asked.id) setMade(undefined);
          }}
        >
          Whatever uses it is refused from then on. This cannot be undone: create a new one instead.
        </Question>
      )}
      {data?.tokens.length === 0 ? (
        <p>No tokens yet. A token lets another system, such as the CMS, read or write content.</p>
      ) : (
        <DataTable label="Tokens" columns={["Name", "May", "State", "Created", "Last used", "Actions"]}>
          {data?.tokens.map((token) => (
            <DataRow key={token.id}>
              <td className={token.state === "good" ? undefined : table.gone}>{token.name}</td>
              <td>{token.scope}</td>
              <td>{stateWords(token)}</td>
              <td>
                {timeWords(token.createdAt)} by {token.createdBy}
              </td>
              <td>{token.usedAt === null ? "never" : timeWords(token.usedAt)}</td>
              <td>
                {token.revokedAt === null && (
                  <Button look="danger" onPress={() => setAsked(token)} label={`Revoke ${token.name}`}>
                    Revoke
                  </Button>
                )}
              </td>
            </DataRow>
          ))}
        </DataTable>
      )}
      {data !== undefined && (
        <TokenForm
          me={me}
          list={data}
          onMade={async (token) => {
            setMade(token);
            window.scrollTo(0, 0);
            await onSettled();
          }}
        />
      )}
    </>
  );
}

function stateWords({ state, expiresAt, revokedAt, revokedBy }: TokenLine): string {
  if (state === "revoked") return `revoked ${timeWords(revokedAt ?? 0)} by ${revokedBy}`;
  return state === "expired" ? `expired ${timeWords(expiresAt)}` : `good until ${timeWords(expiresAt)}`;
}
