// Stories: found, and the one that is looked at, fixed, corrected, published, moved or withdrawn.

import type { ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { storyTypes } from "../../../model/desk/story-calls.ts";
import { useAsked } from "../../address.ts";
import { FindStories } from "./FindStories.tsx";
import { StoryScreen } from "./StoryScreen.tsx";

export function Stories({ me }: { me: Me }): ReactNode {
  const asked = useAsked("type");
  const id = useAsked("id");
  const type = storyTypes.find((one) => one === asked);
  if (type === undefined || id === undefined) return <FindStories me={me} />;
  return <StoryScreen key={`${type}/${id}`} me={me} type={type} id={id} />;
}
