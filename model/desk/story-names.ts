// What the things of a story are called at the desk.

import type { CorrectionKind } from "../stories/correction-kinds.ts";
import type { StoryField, StoryState } from "./story-calls.ts";

export const fieldNames: Readonly<Record<StoryField, string>> = {
  title: "Headline",
  dek: "Dek",
  standfirst: "Standfirst",
  picture: "Picture",
  alt: "Alt text",
  metaTitle: "Headline for search engines",
  metaDescription: "Description for search engines",
  socialTitle: "Headline for sharing",
  socialDescription: "Description for sharing",
};

export const stateNames: Readonly<Record<StoryState["is"], string>> = {
  out: "Out",
  hidden: "Hidden",
  later: "Scheduled",
  draft: "Draft",
  over: "Expired",
  withdrawn: "Withdrawn",
};

export const correctionNames: Readonly<Record<CorrectionKind, string>> = {
  correction: "Correction",
  clarification: "Clarification",
  update: "Update",
  "editors-note": "Editor’s note",
};
