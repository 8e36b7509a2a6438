// News alerts the reader has dismissed. They stay away until the reader wants them back, or they are over.

import { useEffect, useState, type ReactNode } from "react";
import { dismissedAlerts } from "../../alerts/dismissed-alerts.ts";
import { onChange, tellChange } from "../../../core/client/device-changes.ts";
import { dismissedAlertsKey } from "../../reader-settings.ts";
import { LineList } from "./LineList.tsx";

function dismissedNow(): number {
  try {
    return dismissedAlerts(localStorage).length;
  } catch {
    // A browser that keeps nothing refuses even to be asked.
    return 0;
  }
}

function showAgain(): void {
  localStorage.removeItem(dismissedAlertsKey);
  tellChange();
}

export function DismissedList(): ReactNode {
  const [count, setCount] = useState(dismissedNow);
  useEffect(() => onChange(() => setCount(dismissedNow())), []);
  const words = count === 1 ? "1 news alert" : `${count} news alerts`;
  return (
    <LineList
      lines={count === 0 ? [] : [{ key: dismissedAlertsKey, words }]}
      empty="Nothing. An alert that you close stays closed on this device."
      act="Show again"
      onAct={showAgain}
    />
  );
}
