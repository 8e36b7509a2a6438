// One story: its page as readers get it, with what is typed, and beside it what can be done.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { may } from "../../../model/desk/roles.ts";
import { noChange, type OpenStory, type StoryType } from "../../../model/desk/story-calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { call } from "../../call.ts";
import { useScreenName } from "../../screen-name.ts";
import { Corrections } from "../../ui/corrections/Corrections.tsx";
import { Halves, type Half } from "../../ui/Halves.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import { AddressPanel } from "./AddressPanel.tsx";
import type { PanelProps } from "./panel-props.ts";
import { emptyDraft, isEmpty, rebased, type StoryDraft } from "./story-draft.ts";
import { StoryBar, type Side } from "./StoryBar.tsx";
import type { Look } from "../../ui/PageLook.tsx";
import { StoryFrame } from "./StoryFrame.tsx";
import styles from "./Stories.module.css";
import { TimePanel } from "./TimePanel.tsx";
import { VersionsPanel } from "./VersionsPanel.tsx";
import { WordsPanel } from "./WordsPanel.tsx";

interface StoryScreenProps {
  me: Me;
  type: StoryType;
  id: string;
}

export function StoryScreen({ me, type, id }: StoryScreenProps): ReactNode {
  const { data, error } = useQuery({
    queryKey: ["stories", type, id],
    queryFn: () => call("stories.open", { at: { type, id } }),
  });
  return (
    <>
      <p className={styles.back}>
        <a href="/desk/stories">All stories</a>
      </p>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      {data !== undefined && <OpenedStory me={me} story={data} />}
    </>
  );
}

function OpenedStory({ me, story }: { me: Me; story: OpenStory }): ReactNode {
  const { type, id, version } = story;
  const client = useQueryClient();
  useScreenName(story.fields.title);
  const [kept, setKept] = useDeviceState<StoryDraft | null>(me.id, `story:${type}/${id}`, null);
  const draft = rebased(kept ?? emptyDraft(story), story);
  const write = (next: StoryDraft) => setKept(isEmpty(next) ? null : next);
  const mayChange = may(me.role, "stories");
  const [chosen, setSide] = useState<Side>("words");
  const isThere = mayChange && version !== null;
  const side = isThere ? chosen : "versions";
  const [half, setHalf] = useState<Half>("form");
  const [look, setLook] = useState<Look>(() => ({ width: innerWidth < 600 ? 375 : 768, theme: "light" }));
  const choose = (next: Side) => {
    setSide(next);
    setHalf("form");
  };
  // Versions are of what was saved, and so is the page beside them.
  const change = useDeferredValue(side === "versions" ? noChange : draft.change);
  const panel: PanelProps = { me, story, renew: () => askAnew(client, { queryKey: ["stories"] }) };
  const panels: Readonly<Record<Side, ReactNode>> = {
    words: <WordsPanel {...panel} draft={draft} onDraft={write} />,
    correct: <StoryCorrections {...panel} />,
    time: <TimePanel {...panel} hasDraft={!isEmpty(draft)} />,
    address: <AddressPanel {...panel} />,
    versions: <VersionsPanel {...panel} mayChange={mayChange} onRestored={() => setSide("versions")} />,
  };
  return (
    <>
      <StoryBar
        story={story}
        mayChange={isThere}
        side={side}
        onSide={choose}
        look={look}
        onLook={setLook}
        half={half}
      />
      <Halves
        half={half}
        onHalf={setHalf}
        className={side === "versions" ? `${styles.columns} ${styles.comparing}` : styles.columns}
        form={
          <section className={styles.side} aria-label="Tools">
            {panels[side]}
          </section>
        }
        page={<StoryFrame story={story} change={change} look={look} />}
      />
    </>
  );
}

function StoryCorrections({ me, story, renew }: PanelProps): ReactNode {
  const { type, id, corrections, version } = story;
  return (
    <Corrections
      person={me.id}
      on="the story"
      of={`${type}/${id}`}
      corrections={corrections}
      store={({ id: correction, ...said }) =>
        call("stories.correct", { at: { type, id, correction }, body: { correction: said, over: version } })
      }
      remove={(one) => call("stories.uncorrect", { at: { type, id, correction: one.id }, body: { over: version } })}
      renew={renew}
    />
  );
}
