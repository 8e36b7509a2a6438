// Where an address leads, as readers are led.

import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { TriedAddress } from "../../../model/desk/redirect-calls.ts";
import { call, CallError } from "../../call.ts";
import { AddressInput } from "../../ui/AddressInput.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Redirects.module.css";

const endWords: Record<TriedAddress["is"], string> = {
  page: "There is a page.",
  nothing: "There is nothing.",
  elsewhere: "That is another site.",
  endless: "That leads back to itself: readers find nothing.",
};

export function TryAddress(): ReactNode {
  const [address, setAddress] = useState("");
  const tried = useMutation({ mutationFn: () => call("redirects.try", { query: { address } }) });
  const fault = tried.error instanceof CallError ? tried.error.faults["address"] : undefined;
  return (
    <form
      className={styles.form}
      aria-label="Where does an address lead?"
      onSubmit={(event) => {
        event.preventDefault();
        tried.mutate();
      }}
    >
      <h2>Where does an address lead?</h2>
      {tried.error !== null && fault === undefined && <Notice kind="fault">{tried.error.message}</Notice>}
      <Field label="Address" hint="Such as /politics/old, with its query if it has one." fault={fault}>
        {(id, marks) => <AddressInput id={id} {...marks} value={address} onType={setAddress} />}
      </Field>
      <div>
        <Button type="submit" isBusy={tried.isPending}>
          Try it
        </Button>
      </div>
      <div aria-live="polite">{tried.data !== undefined && <Way {...tried.data} />}</div>
    </form>
  );
}

function Way({ steps, end, is }: TriedAddress): ReactNode {
  return (
    <>
      {steps.length === 0 ? (
        <p>No redirect begins there.</p>
      ) : (
        <ol className={styles.way}>
          {steps.map(({ from, to, status, redirect }) => (
            <li key={from}>
              {from} → {to}{" "}
              <span>
                by {redirect}, {status}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p>
        <b>{end}</b>: {endWords[is]}
      </p>
    </>
  );
}
