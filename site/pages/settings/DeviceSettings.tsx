// Everything that can be set, as it is on this device. Drawn in the browser alone, at once: only there is it known, and how long it is.

import type { ReactNode } from "react";
import { AlwaysList } from "./AlwaysList.tsx";
import { DismissedList } from "./DismissedList.tsx";
import { FollowedList } from "./FollowedList.tsx";
import { LookSettings } from "./LookSettings.tsx";
import { SettingsPart } from "./SettingsPart.tsx";
import { StorySettings } from "./StorySettings.tsx";

export function DeviceSettings(): ReactNode {
  return (
    <>
      <SettingsPart id="look" title="Reading and watching">
        <LookSettings />
      </SettingsPart>
      <SettingsPart id="follow" title="Topics you follow">
        <FollowedList />
      </SettingsPart>
      <SettingsPart id="stories" title="Your stories">
        <StorySettings />
      </SettingsPart>
      <SettingsPart id="embeds" title="Embeds that always load">
        <AlwaysList />
      </SettingsPart>
      <SettingsPart id="dismissed" title="Dismissed">
        <DismissedList />
      </SettingsPart>
    </>
  );
}
