// What lies over the page: a handle on every module, and on every story of the one that is selected. Both are pressed to select and dragged to move;
// by keyboard the panel beside the page does the same.

import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import type { ShownStory } from "../../../model/desk/front-calls.ts";
import { isHidden, type FrontChange } from "../../../model/desk/front-changes.ts";
import { moduleTitle } from "../../../model/desk/front-difference.ts";
import type { Front } from "../../../model/desk/front.ts";
import { changeOfDrop, type Dragged, type DropGoal } from "./drop.ts";
import styles from "./Canvas.module.css";
import type { Box, Boxes } from "./page-boxes.ts";
import { allModules } from "./places.ts";

interface HandlesProps {
  front: Front;
  boxes: Boxes;
  scale: number;
  selected: string | undefined;
  stories: readonly ShownStory[];
  onSelect: (key: string | undefined, story?: string) => void;
  take: (change: FrontChange) => void;
}

export function Handles({ front, boxes, scale, selected, stories, onSelect, take }: HandlesProps): ReactNode {
  const dropped = useEffectEvent((dragged: Dragged, goal: DropGoal) => {
    const change = changeOfDrop(front, dragged, goal);
    if (change !== undefined) take(change);
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const [target] = location.current.dropTargets;
          // Handles below give these and nothing else.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          if (target !== undefined) dropped(source.data as unknown as Dragged, target.data as unknown as DropGoal);
        },
      }),
    [],
  );
  return (
    <div className={styles.handles}>
      {allModules(front)
        .filter((module) => !isHidden(module))
        .map((module) => {
          const box = boxes.modules.get(module.key);
          return (
            box !== undefined && (
              <Handle
                key={module.key}
                box={box}
                scale={scale}
                is={{ key: module.key }}
                title={moduleTitle(module)}
                isSelected={module.key === selected}
                onPress={() => onSelect(module.key)}
              />
            )
          );
        })}
      {selected !== undefined &&
        stories.map(({ url, title }) => {
          const box = boxes.stories.get(url);
          return (
            box !== undefined && (
              <Handle
                key={url}
                box={box}
                scale={scale}
                is={{ key: selected, url }}
                title={title}
                isSelected={false}
                onPress={() => onSelect(selected, url)}
              />
            )
          );
        })}
    </div>
  );
}

interface HandleProps {
  box: Box;
  scale: number;
  is: Dragged;
  title: string;
  isSelected: boolean;
  onPress: () => void;
}

function Handle({ box, scale, is, title, isSelected, onPress }: HandleProps): ReactNode {
  const element = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<DropGoal["edge"]>();
  const { key, url } = is;
  // What was selected beside the page is brought into sight.
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  useEffect(() => {
    const own = element.current;
    if (own === null) return undefined;
    const data = { key, ...(url !== undefined && { url }) };
    const stopDragging = draggable({ element: own, getInitialData: () => data });
    const stopDropping = dropTargetForElements({
      element: own,
      canDrop: ({ source }) => source.data["url"] !== undefined || url === undefined,
      getData: ({ input }) => {
        const { top, height } = own.getBoundingClientRect();
        return { ...data, edge: input.clientY < top + height / 2 ? "before" : "after" };
      },
      onDrag: ({ self }) => setEdge(self.data["edge"] === "before" ? "before" : "after"),
      onDragLeave: () => setEdge(undefined),
      onDrop: () => setEdge(undefined),
    });
    return () => {
      stopDragging();
      stopDropping();
    };
  }, [key, url]);
  const names = [styles.handle, url !== undefined && styles.story, isSelected && styles.selected, edge && styles[edge]];
  return (
    <button
      ref={element}
      type="button"
      className={names.filter(Boolean).join(" ")}
      // oxlint-disable-next-line react/forbid-dom-props
      style={{
        left: box.left * scale,
        top: box.top * scale,
        width: box.width * scale,
        height: box.height * scale,
      }}
      aria-pressed={url === undefined ? isSelected : undefined}
      aria-label={url === undefined ? `Module: ${title}` : `Story: ${title}`}
      tabIndex={url === undefined ? 0 : -1}
      onClick={onPress}
    >
      <span className={styles.name}>{title}</span>
    </button>
  );
}
