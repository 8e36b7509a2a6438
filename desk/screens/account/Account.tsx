// A person's own passkeys and sessions.

import { startRegistration } from "@simplewebauthn/browser";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import { timeWords } from "../../ui/time-words.ts";
import { passkeyFault } from "../sign-in/passkey-fault.ts";

async function addPasskey(): Promise<void> {
  const { options } = await call("my-passkeys.begin");
  await call("my-passkeys.add", { body: await startRegistration({ optionsJSON: options }) });
}

export function Account({ me }: { me: Me }): ReactNode {
  const client = useQueryClient();
  const onSuccess = () => askAnew(client, { queryKey: ["me"] });
  const add = useMutation({ mutationFn: addPasskey, onSuccess });
  const remove = useMutation({
    mutationFn: (passkey: string) => call("my-passkeys.remove", { at: { passkey } }),
    onSuccess,
  });
  const end = useMutation({
    mutationFn: (session: string) => call("my-sessions.end", { at: { session } }),
    onSuccess,
  });
  const fault = add.error ?? remove.error ?? end.error;
  return (
    <>
      {fault !== null && <Notice kind="fault">{passkeyFault(fault)}</Notice>}
      <h2>Passkeys</h2>
      <DataTable label="Passkeys" columns={["Made on", "When", "Last used", "Actions"]}>
        {me.passkeys.map(({ id, name, createdAt, usedAt }) => (
          <DataRow key={id}>
            <td>{name}</td>
            <td>{timeWords(createdAt)}</td>
            <td>{usedAt === null ? "never" : timeWords(usedAt)}</td>
            <td>
              <Button look="danger" onPress={() => remove.mutate(id)} label={`Remove the passkey of ${name}`}>
                Remove
              </Button>
            </td>
          </DataRow>
        ))}
      </DataTable>
      <div>
        <Button onPress={() => add.mutate()} isBusy={add.isPending}>
          Add a passkey of this device
        </Button>
      </div>
      <h2>Where you are signed in</h2>
      <DataTable label="Where you are signed in" columns={["Device", "Since", "Last seen", "Actions"]}>
        {me.sessions.map(({ id, device, way, beganAt, seenAt, isThis }) => (
          <DataRow key={id}>
            <td>
              {device}, by {way}
            </td>
            <td>{timeWords(beganAt)}</td>
            <td>{isThis ? "now, here" : timeWords(seenAt)}</td>
            <td>
              {!isThis && (
                <Button look="danger" onPress={() => end.mutate(id)} label={`End the session on ${device}`}>
                  End
                </Button>
              )}
            </td>
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}
