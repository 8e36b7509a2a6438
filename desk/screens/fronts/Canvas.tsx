// The page with handles on it. It stands in a frame that runs no scripts; a new one is drawn behind it and takes its place when it is there.

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { ModuleOnPage } from "../../../model/desk/front-calls.ts";
import type { FrontChange } from "../../../model/desk/front-changes.ts";
import type { Front } from "../../../model/desk/front.ts";
import { regionNames } from "../../../model/layouts/region-names.ts";
import pageFrame from "../../ui/PageFrame.module.css";
import type { Look } from "../../ui/PageLook.tsx";
import styles from "./Canvas.module.css";
import { Handles } from "./Handles.tsx";
import { arrangePage, moduleBoxes, storyBoxes, type Boxes } from "./page-boxes.ts";
import { showPictures } from "./show-pictures.ts";

interface CanvasProps {
  id: string;
  /** Of the working copy: another one is another page. */
  state: string;
  front: Front;
  modules: Readonly<Record<string, ModuleOnPage>>;
  look: Look;
  selected: string | undefined;
  onSelect: (key: string | undefined, story?: string) => void;
  take: (change: FrontChange) => void;
}

/** Milliseconds. */
const lookEvery = 30;

/** Its text, its styles and its fonts are there. Nothing asks for a font before it is laid out, and then it is laid out twice. */
function isStanding(page: Document): boolean {
  if (page.URL === "about:blank" || page.readyState === "loading") return false;
  if (page.styleSheets.length < page.querySelectorAll("link[rel=stylesheet]").length) return false;
  const fonts = [...page.fonts];
  for (const family of new Set(fonts.map((font) => font.family))) {
    // Of the files of a family those that its letters are in.
    void page.fonts.load(`1em ${family}`, page.body.textContent).catch(() => undefined);
  }
  return !fonts.some(({ status }) => status === "loading");
}

/** In pixels, more than pages have: one that became as high as its page would have all of it laid out twice. */
const frameHeight = 100_000;

function dress(page: Document, theme: Look["theme"]): void {
  page.documentElement.setAttribute("data-theme", theme);
  // What reaches down to the end of its window would reach down to that of the frame.
  for (const part of [page.body, ...page.querySelectorAll("main")]) part.style.minBlockSize = "0";
}

const noBoxes: Boxes = { modules: new Map(), stories: new Map(), height: 900 };

export function Canvas({ id, state, front, modules, look, selected, onSelect, take }: CanvasProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const coming = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState<{ state: string; page: Document; before: Document | undefined }>();
  const [boxes, setBoxes] = useState(noBoxes);
  const [room, setRoom] = useState<number>(look.width);
  const scale = Math.min(1, room / look.width);
  const page = ready?.page;

  const measure = useCallback(() => {
    if (page === undefined) return;
    const keys = regionNames.map((region) => front[region].map(({ key }) => key));
    arrangePage(page, keys);
    const urls = selected === undefined ? [] : (modules[selected]?.stories ?? []).map(({ url }) => url);
    setBoxes({
      modules: moduleBoxes(page, keys.flat()),
      stories: selected === undefined ? new Map() : storyBoxes(page, selected, urls),
      height: page.documentElement.offsetHeight,
    });
  }, [page, front, modules, selected]);

  useEffect(() => {
    if (page !== undefined) dress(page, look.theme);
  }, [page, look.theme]);

  useLayoutEffect(() => (ready === undefined ? undefined : showPictures(ready.page, ready.before)), [ready]);

  useEffect(() => {
    if (page === undefined) return undefined;
    const observer = new ResizeObserver(measure);
    // It tells of it once at the beginning, too.
    observer.observe(page.body);
    return () => observer.disconnect();
  }, [page, measure]);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom((before) => element.clientWidth || before));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // As soon as all of it is there but its pictures.
  useEffect(() => {
    const timer = setInterval(() => {
      const drawn = coming.current?.contentDocument;
      if (drawn === undefined || drawn === null || !isStanding(drawn)) return;
      clearInterval(timer);
      dress(drawn, look.theme);
      setReady((was) => ({ state, page: drawn, before: was?.page }));
    }, lookEvery);
    return () => clearInterval(timer);
  }, [state, look.theme]);

  // The one that is shown until the newest is there.
  const shown = ready?.state ?? state;
  const frames = shown === state ? [state] : [shown, state];
  const frameLook = (one: string) => {
    if (ready === undefined) return styles.first;
    return one === shown ? pageFrame.frame : styles.coming;
  };
  return (
    <div ref={place} className={styles.canvas}>
      {/* oxlint-disable-next-line react/forbid-dom-props */}
      <div className={pageFrame.page} style={{ height: boxes.height * scale, width: look.width * scale }}>
        {ready === undefined && <output className={styles.drawing}>The page is being drawn …</output>}
        {frames.map((one) => (
          <iframe
            key={one}
            ref={one === state ? coming : undefined}
            className={frameLook(one)}
            title={one === shown ? "The front as readers will see it" : "The page as it will be"}
            src={`/desk/api/fronts/${encodeURIComponent(id)}/page?state=${encodeURIComponent(one)}`}
            sandbox="allow-same-origin"
            tabIndex={-1}
            // oxlint-disable-next-line react/forbid-dom-props
            style={{ width: look.width, height: Math.max(frameHeight, boxes.height), transform: `scale(${scale})` }}
          />
        ))}
        <Handles
          front={front}
          boxes={boxes}
          scale={scale}
          selected={selected}
          stories={selected === undefined ? [] : (modules[selected]?.stories ?? [])}
          onSelect={onSelect}
          take={take}
        />
      </div>
    </div>
  );
}
