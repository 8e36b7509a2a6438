import type { Me } from "../../../model/desk/calls.ts";
import type { OpenStory } from "../../../model/desk/story-calls.ts";

/** What the panels beside a story have in common. */
export interface PanelProps {
  me: Me;
  story: OpenStory;
  /** Asks anew for everything of stories. */
  renew: () => Promise<void>;
}
