// Alerts in a list, with what may be done to each.

import type { ReactNode } from "react";
import { alertLabel } from "../../../model/alerts/alert-level.ts";
import type { AlertLine } from "../../../model/desk/alert-calls.ts";
import { Button } from "../../ui/Button.tsx";
import { DataRow, DataTable } from "../../ui/DataTable.tsx";
import table from "../../ui/DataTable.module.css";
import { timeWords } from "../../ui/time-words.ts";
import { stateWords, toldWords, withdrawnWords } from "./alert-words.ts";
import styles from "./Alerts.module.css";

export type AlertDeed = "yes" | "no" | "withdraw";

interface AlertTableProps {
  title: string;
  alerts: readonly AlertLine[];
  /** Whether whoever sits here may say yes or no. */
  mayAnswer: boolean;
  onAct: (deed: AlertDeed, alert: AlertLine) => void;
}

export function AlertTable({ title, alerts, mayAnswer, onAct }: AlertTableProps): ReactNode {
  if (alerts.length === 0) return null;
  return (
    <section className={styles.list} aria-label={title}>
      <h2>{title}</h2>
      <DataTable label={`Alerts: ${title}`} columns={["Alert", "State", "Who", "Goes out", "Devices", "Actions"]}>
        {alerts.map((alert) => (
          <DataRow key={alert.id}>
            <td className={styles.words}>
              {alert.text}
              <span className={styles.quiet}>
                {" "}
                {[alertLabel(alert.level === "" ? undefined : alert.level), alert.topics.join(", "), alert.url]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </td>
            <td className={styles.words}>
              {stateWords[alert.state]}
              {alert.until !== null && ` until ${timeWords(alert.until)}`}
              {alert.withdrawn === null
                ? alert.answer !== null && answerWords(alert, alert.answer)
                : ` ${withdrawnWords(alert.withdrawn)}`}
            </td>
            <td className={styles.who}>{alert.who === "" ? "unknown" : alert.who}</td>
            <td>{alert.at === null ? (alert.state === "asked" ? "at once" : "") : timeWords(alert.at)}</td>
            <td>{toldWords(alert)}</td>
            <td>
              <div className={table.acts}>
                {alert.state === "asked" && mayAnswer && !alert.isMine && (
                  <>
                    <Button label={`Approve ${alert.text}`} onPress={() => onAct("yes", alert)}>
                      Approve
                    </Button>
                    <Button label={`Reject ${alert.text}`} onPress={() => onAct("no", alert)}>
                      Reject
                    </Button>
                  </>
                )}
                {mayWithdraw(alert) && (
                  <Button look="danger" label={`Withdraw ${alert.text}`} onPress={() => onAct("withdraw", alert)}>
                    Withdraw
                  </Button>
                )}
              </div>
            </td>
          </DataRow>
        ))}
      </DataTable>
    </section>
  );
}

const mayWithdraw = ({ state }: AlertLine) => state === "asked" || state === "later" || state === "stands";

function answerWords({ state }: AlertLine, { who, reason }: NonNullable<AlertLine["answer"]>): string {
  return state === "refused" ? ` by ${who}: ${reason}` : `, approved by ${who}`;
}
