// A part of a page that only the device can fill in: the server draws its place, and everything about it comes when that is near the viewport.

import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { reloadIfGone } from "../../core/client/chunk-guard.ts";

const parts = {
  saved: async () => (await import("./saved/SavedList.tsx")).SavedList,
  history: async () => (await import("./history/HistoryList.tsx")).HistoryList,
  settings: async () => (await import("../pages/settings/DeviceSettings.tsx")).DeviceSettings,
  "device-data": async () => (await import("../pages/settings/DeviceDataList.tsx")).DeviceDataList,
};

export function DeferredPart({ part }: { part: keyof typeof parts }): ReactNode {
  const [Part, setPart] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    parts[part]()
      .then((component) => setPart(() => component))
      .catch((error: unknown) => {
        setFailed(true);
        void reloadIfGone(error);
      });
  }, [part]);
  if (hasFailed) return <p>This could not be loaded. Please load the page again.</p>;
  return Part === undefined ? null : <Part />;
}
