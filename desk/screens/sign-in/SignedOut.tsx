// Over the screen of whoever was signed out while at work: signs in again in place, or notices that this was done elsewhere. Nothing below it is lost.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { askAnew } from "../../ask-anew.ts";
import { call } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import dialogStyles from "../../ui/Dialog.module.css";
import styles from "../../ui/Question.module.css";
import { passkeyFault } from "./passkey-fault.ts";
import { signIn } from "./sign-in.ts";

const lookEvery = 3_000;

export function SignedOut(): ReactNode {
  const client = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const { data: ways } = useQuery({ queryKey: ["ways"], queryFn: () => call("sign-in.ways") });
  // Somebody may sign in in another tab.
  useQuery({ queryKey: ["me"], queryFn: () => call("me"), refetchInterval: lookEvery });
  const trying = useMutation({
    mutationFn: signIn,
    onSuccess: () => askAnew(client, { queryKey: ["me"] }),
  });
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby={title}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={title}>You have been signed out. Sign in again.</h2>
      {trying.error !== null && <Notice kind="fault">{passkeyFault(trying.error)}</Notice>}
      <p>What you typed is kept. What is on its way goes out as soon as you are signed in.</p>
      <div className={styles.acts}>
        {ways?.provider !== undefined && (
          <a href="/desk/sign-in/provider" target="_blank">
            Sign in with your {ways.provider} in another tab
          </a>
        )}
        <Button look="main" onPress={() => trying.mutate()} isBusy={trying.isPending}>
          Sign in with a passkey
        </Button>
      </div>
    </dialog>
  );
}
