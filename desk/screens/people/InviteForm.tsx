import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { isRole, roles, type Role } from "../../../model/desk/roles.ts";
import { askAnew } from "../../ask-anew.ts";
import { call } from "../../call.ts";
import { personHere } from "../../signed-in.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import { IssuedLink, type Issued } from "./IssuedLink.tsx";
import styles from "./InviteForm.module.css";

interface Invited {
  name: string;
  email: string;
  role: Role;
}

const nobody: Invited = { name: "", email: "", role: "reporter" };

export function InviteForm(): ReactNode {
  const client = useQueryClient();
  const [issued, setIssued] = useState<Issued>();
  const [draft, setDraft] = useDeviceState(personHere(), "invitation", nobody);
  const { name, email, role } = draft;
  const set = (change: Partial<Invited>) => setDraft({ ...draft, ...change });
  const invite = useMutation({
    mutationFn: () => call("people.invite", { body: { name, role, ...(email !== "" && { email }) } }),
    onSuccess: async (invitation) => {
      setIssued({ name, ...invitation });
      setDraft({ ...nobody, role });
      await askAnew(client, { queryKey: ["people"] });
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate();
      }}
    >
      <h2>Invite somebody</h2>
      {invite.error !== null && <Notice kind="fault">{invite.error.message}</Notice>}
      <Field label="Name">
        {(id) => (
          <input id={id} required maxLength={120} value={name} onChange={({ target }) => set({ name: target.value })} />
        )}
      </Field>
      <Field label="Email" hint="Only for signing in with the publisher's own accounts. No letter is sent.">
        {(id) => <input id={id} type="email" value={email} onChange={({ target }) => set({ email: target.value })} />}
      </Field>
      <Field label="Role">
        {(id) => (
          <select id={id} value={role} onChange={({ target }) => isRole(target.value) && set({ role: target.value })}>
            {roles.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </Field>
      <div>
        <Button look="main" type="submit" isBusy={invite.isPending}>
          Create the invitation link
        </Button>
      </div>
      {issued !== undefined && <IssuedLink key={issued.link} issued={issued} />}
    </form>
  );
}
