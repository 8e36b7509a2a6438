// Switches the reading history on and off. Off, nothing is noted and nothing is left of it.

import { useState, type ReactNode } from "react";
import { Switch } from "../../ui/Switch.tsx";
import { useStored } from "../use-stored.ts";
import { mostRead, readingHistory, switchHistory } from "./reading-history.ts";

export function HistorySwitch(): ReactNode {
  const saved = useStored(readingHistory);
  const [isRefused, setRefused] = useState(false);
  return (
    <Switch
      label="Keep a reading history"
      text={
        isRefused
          ? "Your browser keeps nothing for this site, so there can be no history."
          : `The last ${mostRead} stories you read, listed under Saved stories. Switching it off erases the list.`
      }
      checked={saved?.isOn ?? false}
      disabled={saved === undefined}
      onChange={(isOn) => setRefused(!switchHistory(isOn))}
    />
  );
}
