// The form that says what alerts a reader wants on this device. Drawn by the server alone; its buttons are an island, which reads the form.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { AlertControls } from "../../alerts/AlertControls.tsx";
import type { AlertTopic } from "../../../model/alerts/alert-topics.ts";
import { formNames } from "../../alerts/form-names.ts";
import { ChoiceCard, ChoiceCards } from "../../forms/ChoiceCard.tsx";
import styles from "./SignUp.module.css";

interface SignUpProps {
  topics: readonly AlertTopic[];
  /** Chosen before the reader has chosen. */
  usual: string;
}

export function SignUp({ topics, usual }: SignUpProps): ReactNode {
  return (
    <form className={`needs-script ${styles.form}`}>
      <p className={styles.standing} data-alerts-standing="">
        Alerts are off in this browser.
      </p>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>Tell me about</legend>
        <ChoiceCards>
          {topics.map(({ id, title, about }) => (
            <ChoiceCard
              key={id}
              name={formNames.topic}
              value={id}
              defaultChecked={id === usual}
              title={title}
              about={about}
            />
          ))}
        </ChoiceCards>
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>Quiet hours</legend>
        <ChoiceCard
          name={formNames.quiet}
          title="Keep quiet at these hours"
          about="Breaking news then waits until they end, and updates are left out. Only what is urgent, a threat to life, comes through."
        />
        <div className={styles.hours}>
          <label className={styles.hour}>
            From
            <input type="time" name={formNames.from} defaultValue="22:00" required />
          </label>
          <label className={styles.hour}>
            Until
            <input type="time" name={formNames.to} defaultValue="07:00" required />
          </label>
          <p className={styles.about}>In the time zone of this device.</p>
        </div>
      </fieldset>
      <Island name="alert-controls" component={AlertControls} wakes="near" props={{}} />
    </form>
  );
}
