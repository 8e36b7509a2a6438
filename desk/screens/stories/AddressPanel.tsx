// Where a story stands, and a new address for it. The one it had leads there from then on.

import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { call, CallError } from "../../call.ts";
import { AddressInput } from "../../ui/AddressInput.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import { readableAddress } from "../../readable-address.ts";
import { NoPage } from "./NoPage.tsx";
import type { PanelProps } from "./panel-props.ts";
import styles from "./Stories.module.css";
import { storyStateWords } from "../../story-state-words.ts";

export function AddressPanel({ me, story, renew }: PanelProps): ReactNode {
  const { type, id, version, address, elsewhere, otherAddresses, lostAddresses, state } = story;
  const lost = new Set(lostAddresses.map((one) => one.address));
  const leading = otherAddresses.filter((one) => !lost.has(one));
  const [typed, setTyped] = useDeviceState<string>(me.id, `address:${type}/${id}`, "");
  const move = useMutation({
    mutationFn: (sent: string) => call("stories.move", { at: { type, id }, body: { address: sent, over: version } }),
    onSuccess: (_, sent) => {
      if (sent === typed) setTyped("");
    },
    onSettled: renew,
  });
  const [asked, setAsked] = useState<string>();
  const drop = useMutation({
    mutationFn: (sent: string) =>
      call("stories.drop-address", { at: { type, id }, body: { address: sent, over: version } }),
    onSettled: renew,
  });
  const error = move.error ?? drop.error;
  const faults = error instanceof CallError ? error.faults : {};
  return (
    <form
      className={styles.form}
      aria-label="Address"
      onSubmit={(event) => {
        event.preventDefault();
        move.mutate(typed);
      }}
    >
      <h3>Address</h3>
      {error !== null && Object.keys(faults).length === 0 && <Notice kind="fault">{error.message}</Notice>}
      {move.isSuccess && typed === "" && (
        <Notice kind="done">It stands at {readableAddress(address ?? "")}; the address before leads there.</Notice>
      )}
      {address === null ? (
        <NoPage elsewhere={elsewhere} />
      ) : (
        <p className={styles.address}>{readableAddress(address)}</p>
      )}
      {state.why !== undefined && <Notice kind="fault">{storyStateWords(state)}.</Notice>}
      <OlderAddresses
        heading="These lead there:"
        addresses={leading.map((one) => ({ address: one }))}
        isBusy={drop.isPending}
        onDrop={setAsked}
      />
      <OlderAddresses
        heading="These were its own, but readers get something else there:"
        addresses={lostAddresses}
        isBusy={drop.isPending}
        onDrop={setAsked}
      />
      {type === "video" || address === null ? (
        <p className={styles.quiet}>Its address comes from the CMS.</p>
      ) : (
        <>
          <Field label="New address" hint="Such as /politics/new-words." fault={faults["address"]}>
            {(field, marks) => <AddressInput id={field} {...marks} value={typed} onType={setTyped} />}
          </Field>
          <div className={styles.acts}>
            <Button look="main" type="submit" isBusy={move.isPending}>
              Move it
            </Button>
          </div>
        </>
      )}
      {asked !== undefined && (
        <Question
          title={`Drop ${asked}?`}
          yes="Drop the address"
          onNo={() => setAsked(undefined)}
          onYes={() => {
            drop.mutate(asked);
            setAsked(undefined);
          }}
        >
          Every link to it on other sites and in readers’ bookmarks is dead from then on, unless something else stands
          there.
        </Question>
      )}
    </form>
  );
}

interface OlderAddressesProps {
  heading: string;
  addresses: readonly { address: string; answeredBy?: string }[];
  isBusy: boolean;
  onDrop: (address: string) => void;
}

function OlderAddresses({ heading, addresses, isBusy, onDrop }: OlderAddressesProps): ReactNode {
  if (addresses.length === 0) return null;
  return (
    <>
      <p className={styles.quiet}>{heading}</p>
      <ul className={styles.addresses}>
        {addresses.map(({ address, answeredBy }) => (
          <li key={address}>
            {readableAddress(address)}
            {answeredBy !== undefined && <span className={styles.quiet}> {answeredBy}</span>}{" "}
            <Button look="danger" label={`Drop ${address}`} isBusy={isBusy} onPress={() => onDrop(address)}>
              Drop
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
