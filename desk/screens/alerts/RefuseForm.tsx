import { useEffect, useRef, useState, type ReactNode } from "react";
import type { AlertLine } from "../../../model/desk/alert-calls.ts";
import { useFocusBack } from "../../keep-focus.ts";
import { personHere } from "../../signed-in.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import styles from "./Alerts.module.css";

interface RefuseFormProps {
  alert: AlertLine;
  /** What was typed is forgotten when it is done. */
  onRefuse: (reason: string, forget: () => void) => void;
  onLeave: () => void;
}

/** A no needs a reason, for whoever asked. */
export function RefuseForm({ alert, onRefuse, onLeave }: RefuseFormProps): ReactNode {
  const [reason, setReason] = useDeviceState(personHere(), `refuse:${alert.id}`, "");
  const [isTold, setTold] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const place = useFocusBack<HTMLFormElement>();
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      ref={place}
      className={styles.form}
      aria-label={`Reject ${alert.text}`}
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (reason.trim() !== "") onRefuse(reason, () => setReason(""));
      }}
    >
      <h2>Reject “{alert.text}”</h2>
      <Field label="Reason" fault={isTold && reason.trim() === "" ? "is missing" : undefined}>
        {(id, marks) => (
          <input id={id} ref={field} {...marks} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      <div className={styles.acts}>
        <Button look="danger" type="submit">
          Reject
        </Button>
        <Button onPress={onLeave}>Leave it</Button>
      </div>
    </form>
  );
}
