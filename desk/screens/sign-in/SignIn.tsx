// Signing in: with a passkey of this device, or with the publisher's own accounts.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { askAnew } from "../../ask-anew.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Door } from "./Door.tsx";
import styles from "./Door.module.css";
import { passkeyFault } from "./passkey-fault.ts";
import { signIn } from "./sign-in.ts";

/** What the way back from the publisher's sign-in says in the address. */
const faults = new Map([
  ["failed", "Signing in did not work. Try again."],
  ["not-invited", "That account is not at this desk. Ask an admin for an invitation."],
]);

export function SignIn({ siteName }: { siteName: string }): ReactNode {
  const client = useQueryClient();
  const { data: ways } = useQuery({ queryKey: ["ways"], queryFn: () => call("sign-in.ways") });
  const trying = useMutation({
    mutationFn: signIn,
    onSuccess: () => askAnew(client, { queryKey: ["me"] }),
  });
  const before = faults.get(new URLSearchParams(location.search).get("fault") ?? "");
  return (
    <Door siteName={siteName} title="Sign in">
      {before !== undefined && trying.error === null && <Notice kind="fault">{before}</Notice>}
      {trying.error !== null && <Notice kind="fault">{passkeyFault(trying.error)}</Notice>}
      <Button look="main" onPress={() => trying.mutate()} isBusy={trying.isPending}>
        Sign in with a passkey
      </Button>
      {ways?.provider !== undefined && (
        <a className={styles.other} href="/desk/sign-in/provider">
          Sign in with your {ways.provider}
        </a>
      )}
      <p>No passkey on this device? Ask an admin for an invitation.</p>
    </Door>
  );
}
