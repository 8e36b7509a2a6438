// The people of the desk: who they are, what they may, and how they come in.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { PersonLine } from "../../../model/desk/calls.ts";
import { isRole, roles, type Role } from "../../../model/desk/roles.ts";
import { askAnew } from "../../ask-anew.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import table from "../../ui/DataTable.module.css";
import { timeWords } from "../../ui/time-words.ts";
import { InviteForm } from "./InviteForm.tsx";
import { IssuedLink, type Issued } from "./IssuedLink.tsx";

export function People(): ReactNode {
  const client = useQueryClient();
  const [issued, setIssued] = useState<Issued>();
  const { data: people = [], error } = useQuery({ queryKey: ["people"], queryFn: () => call("people.list") });
  const onSuccess = () => askAnew(client, { queryKey: ["people"] });
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string; role: Role; isActive: boolean }) =>
      call("people.change", { at: { person: id }, body }),
    onSettled: onSuccess,
  });
  const end = useMutation({
    mutationFn: (person: string) => call("people.end-sessions", { at: { person } }),
    onSuccess,
  });
  const invite = useMutation({
    mutationFn: async ({ id, name }: PersonLine) => {
      setIssued({ name, ...(await call("people.invite-again", { at: { person: id } })) });
    },
    onSuccess,
  });
  const [leaving, setLeaving] = useState<PersonLine>();
  const [ending, setEnding] = useState<PersonLine>();
  const fault = error ?? change.error ?? end.error ?? invite.error;
  return (
    <>
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      {issued !== undefined && <IssuedLink key={issued.link} issued={issued} />}
      <DataTable label="People" columns={["Name", "Role", "State", "Last seen", "Actions"]}>
        {people.map((person) => (
          <DataRow key={person.id}>
            <td className={person.endedAt === null ? undefined : table.gone}>
              {person.name}
              {person.email !== null && ` (${person.email})`}
            </td>
            <td>
              <select
                aria-label={`Role of ${person.name}`}
                value={person.role}
                disabled={person.endedAt !== null}
                onChange={({ target }) => {
                  if (isRole(target.value)) change.mutate({ id: person.id, role: target.value, isActive: true });
                }}
              >
                {roles.map((role) => (
                  <option key={role}>{role}</option>
                ))}
              </select>
            </td>
            <td>{stateWords(person)}</td>
            <td>{person.lastSeenAt === null ? "never" : timeWords(person.lastSeenAt)}</td>
            <td>
              <div className={table.acts}>
                {person.endedAt === null ? (
                  <>
                    <Button onPress={() => invite.mutate(person)} label={`New link for ${person.name}`}>
                      New link
                    </Button>
                    {person.sessions > 0 && (
                      <Button onPress={() => setEnding(person)} label={`Sign out ${person.name}`}>
                        Sign out
                      </Button>
                    )}
                    <Button look="danger" onPress={() => setLeaving(person)} label={`Remove access for ${person.name}`}>
                      Remove access
                    </Button>
                  </>
                ) : (
                  <Button
                    onPress={() => change.mutate({ id: person.id, role: person.role, isActive: true })}
                    label={`Restore access for ${person.name}`}
                  >
                    Restore access
                  </Button>
                )}
              </div>
            </td>
          </DataRow>
        ))}
      </DataTable>
      <InviteForm />
      {ending !== undefined && (
        <Question
          title={`Sign out ${ending.name}?`}
          yes="Sign out"
          onNo={() => setEnding(undefined)}
          onYes={() => {
            end.mutate(ending.id);
            setEnding(undefined);
          }}
        >
          {ending.name} is signed out on every device, and may sign in again. What is being typed there is kept.
        </Question>
      )}
      {leaving !== undefined && (
        <Question
          title={`Remove access for ${leaving.name}?`}
          yes="Remove access"
          onNo={() => setLeaving(undefined)}
          onYes={() => {
            change.mutate({ id: leaving.id, role: leaving.role, isActive: false });
            setLeaving(undefined);
          }}
        >
          {leaving.name} is signed out everywhere at once, and comes in again only when somebody restores the access.
        </Question>
      )}
    </>
  );
}

function stateWords({ endedAt, invitedUntil, passkeys, sessions }: PersonLine): string {
  if (endedAt !== null) return `gone since ${timeWords(endedAt)}`;
  if (invitedUntil !== null) return `invited until ${timeWords(invitedUntil)}`;
  if (sessions > 0) return "signed in";
  return passkeys > 0 ? "signed out" : "not come yet";
}
