// One front: its page with handles on it, and beside it what can be done.

import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { frontDifference } from "../../../model/desk/front-difference.ts";
import { call } from "../../call.ts";
import { Halves, type Half } from "../../ui/Halves.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useScreenName } from "../../screen-name.ts";
import { AddModule } from "./AddModule.tsx";
import type { Look } from "../../ui/PageLook.tsx";
import { Canvas } from "./Canvas.tsx";
import { Changes } from "./Changes.tsx";
import { Elsewhere } from "./Elsewhere.tsx";
import { FrontBar, type Side } from "./FrontBar.tsx";
import styles from "./Fronts.module.css";
import { History } from "./History.tsx";
import { ModulePanel } from "./ModulePanel.tsx";
import { Outline } from "./Outline.tsx";
import { headlineIn, headlineOf } from "./headline-of.ts";
import { findModule } from "./places.ts";
import { Publish } from "./Publish.tsx";
import { useFront } from "./use-front.ts";

const nothingDrawn = { modules: {}, unseen: {}, warnings: [], isBare: false, isRailUsual: false };

export function FrontScreen({ id, me }: { id: string; me: Me }): ReactNode {
  const work = useFront(me.id, id);
  useScreenName(work.open?.title);
  const { open, front, fault, take } = work;
  const [side, setSide] = useState<Side>("modules");
  const [selected, setSelected] = useState<string>();
  /** Of the module that is selected, the one whose form is open. */
  const [story, setStory] = useState<string>();
  /** The one that was selected before all of them are listed. */
  const [left, setLeft] = useState<string>();
  const [half, setHalf] = useState<Half>("form");
  const [look, setLook] = useState<Look>(() => ({ width: innerWidth < 600 ? 375 : 1280, theme: "light" }));
  // Anew when a step was taken, by whomever, and when what stands has changed.
  const state = open && `${open.steps}:${open.version}`;
  const { data: drawn, error } = useQuery({
    queryKey: ["fronts", id, "modules", state],
    queryFn: () => call("fronts.modules", { at: { front: id } }),
    enabled: open !== undefined,
    placeholderData: (before) => before,
  });
  if (open === undefined || front === undefined) {
    return fault === undefined ? null : <Notice kind="fault">{fault}</Notice>;
  }
  const choose = (next: Side) => {
    setSide(next);
    setHalf("form");
  };
  const select = (key: string | undefined, url?: string) => {
    setSelected(key);
    setStory(url);
    choose("modules");
  };
  const found = selected === undefined ? undefined : findModule(front, selected);
  const { warnings, isBare, isRailUsual } = drawn ?? nothingDrawn;
  const nameIn = (key: string, url: string) => headlineIn(front, drawn ?? nothingDrawn, key, url);
  const storyName = (url: string) => headlineOf(front, drawn ?? nothingDrawn, url);
  const differences = frontDifference(open.live, front, { moved: open.moved, storyName });
  const elsewhere = (
    <Elsewhere id={id} open={open} isSaved={work.isSaved} storyName={storyName} onDone={work.refresh} />
  );
  const panels: Readonly<Record<Side, ReactNode>> = {
    modules:
      found === undefined ? (
        <Outline
          front={front}
          warnings={warnings}
          isRailUsual={isRailUsual}
          left={left}
          take={take}
          onSelect={select}
        />
      ) : (
        <ModulePanel
          key={found.module.key}
          id={id}
          front={front}
          found={found}
          isDrawn={drawn !== undefined}
          onPage={drawn?.modules[found.module.key]}
          warnings={warnings.filter(({ key }) => key === found.module.key)}
          story={story}
          onStory={setStory}
          headlineOf={(url) => nameIn(found.module.key, url)}
          take={take}
          onLeave={(to) => {
            setLeft(to);
            select(undefined);
          }}
        />
      ),
    add: <AddModule front={front} after={selected} take={take} onAdded={select} />,
    changes: <Changes elsewhere={elsewhere} differences={differences} onSelect={select} />,
    history: <History id={id} steps={open.steps} onRestored={work.refresh} />,
    publish: (
      <Publish
        id={id}
        open={open}
        isSaved={work.isSaved}
        elsewhere={elsewhere}
        warnings={warnings}
        isBare={isBare}
        differences={differences}
        headlineIn={nameIn}
        front={front}
        onSelect={select}
        onDone={work.refresh}
      />
    ),
  };
  return (
    <div className={styles.screen}>
      <FrontBar
        work={work}
        open={open}
        me={me}
        address={drawn?.address}
        side={side}
        onSide={choose}
        look={look}
        onLook={setLook}
        half={half}
      />
      {fault !== undefined && <Notice kind="fault">{fault}</Notice>}
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      <Halves
        half={half}
        onHalf={setHalf}
        className={styles.columns}
        isPageFirst
        form={
          <section className={styles.side} aria-label="Tools">
            {panels[side]}
          </section>
        }
        page={
          <Canvas
            id={id}
            state={state ?? ""}
            front={front}
            modules={drawn?.modules ?? {}}
            look={look}
            selected={selected}
            onSelect={select}
            take={take}
          />
        }
      />
    </div>
  );
}
