// A part of a page that only the device can fill in: the server draws its place, and everything about it comes when that is near the viewport.

import { useEffect, useState, type ComponentType, type ReactNode } from "react";

const parts = {
  saved: async () => (await import("./saved/SavedList.tsx")).SavedList,
  history: async () => (await import("./history/HistoryList.tsx")).HistoryList,
  look: async () => (await import("../pages/settings/LookSettings.tsx")).LookSettings,
  followed: async () => (await import("../pages/settings/FollowedList.tsx")).FollowedList,
  stories: async () => (await import("../pages/settings/StorySettings.tsx")).StorySettings,
  always: async () => (await import("../pages/settings/AlwaysList.tsx")).AlwaysList,
  kept: async () => (await import("../pages/settings/KeptList.tsx")).KeptList,
};

export function LatePart({ part }: { part: keyof typeof parts }): ReactNode {
  const [Part, setPart] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    parts[part]()
      .then((component) => setPart(() => component))
      .catch(() => setFailed(true));
  }, [part]);
  if (hasFailed) return <p>This could not be loaded. Please load the page again.</p>;
  return Part === undefined ? null : <Part />;
}
