// The page of a story as readers would get it, in a frame that runs no scripts. What is typed is sent there by a form: it is drawn by the server, by
// the code that draws it for readers.

import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { OpenStory, StoryChange } from "../../../model/desk/story-calls.ts";
import { callAddress } from "../../call.ts";
import { Notice } from "../../ui/Notice.tsx";
import pageFrame from "../../ui/PageFrame.module.css";
import type { Look } from "../../ui/PageLook.tsx";
import { NoPage } from "./NoPage.tsx";
import styles from "./Stories.module.css";

interface StoryFrameProps {
  story: OpenStory;
  change: StoryChange;
  look: Look;
}

/** Milliseconds without a letter after which the page is drawn anew. */
const pause = 700;
/** Of the frame, in pixels of the screen. */
const height = 760;

export function StoryFrame({ story, change, look }: StoryFrameProps): ReactNode {
  const { version } = story;
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(look.width);
  const draft = JSON.stringify(change);
  const [shown, setShown] = useState({ draft, version });

  useEffect(() => {
    if (shown.draft === draft && shown.version === version) return undefined;
    const timer = setTimeout(() => setShown({ draft, version }), pause);
    return () => clearTimeout(timer);
  }, [draft, version, shown]);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom((before) => element.clientWidth || before));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  if (story.address === null) return <NoPage elsewhere={story.elsewhere} />;
  return (
    <div ref={place} className={styles.canvas}>
      {/* A new frame each time: the way back of the browser does not lead through them. */}
      <DrawnStory
        key={`${shown.version ?? ""} ${shown.draft}`}
        story={story}
        draft={shown.draft}
        look={look}
        scale={Math.min(1, room / look.width)}
      />
    </div>
  );
}

interface DrawnStoryProps {
  story: OpenStory;
  /** As JSON. */
  draft: string;
  look: Look;
  scale: number;
}

function DrawnStory({ story: { type, id, address }, draft, look, scale }: DrawnStoryProps): ReactNode {
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const [page, setPage] = useState<Document>();
  useEffect(() => form.current?.submit(), []);
  useEffect(() => page?.documentElement.setAttribute("data-theme", look.theme), [page, look.theme]);
  const fault = faultIn(page);
  return (
    <>
      <form
        ref={form}
        method="post"
        action={callAddress("stories.page", { at: { type, id } })}
        target={name}
        aria-label="What is drawn"
        hidden
      >
        <input type="hidden" name="draft" value={draft} />
      </form>
      {fault !== undefined && <Notice kind="fault">{fault}</Notice>}
      {/* oxlint-disable-next-line react/forbid-dom-props */}
      <div className={pageFrame.page} style={{ height, width: look.width * scale }} hidden={fault !== undefined}>
        <iframe
          name={name}
          className={pageFrame.frame}
          title={`${address ?? "The story"} as readers see it`}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
          // oxlint-disable-next-line react/forbid-dom-props
          style={{ width: look.width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </>
  );
}

/** A call that could not draw it answers with JSON. */
function faultIn(page: Document | undefined): string | undefined {
  if (page?.contentType !== "application/json") return undefined;
  try {
    const { message }: { message?: unknown } = Object(JSON.parse(page.body.textContent ?? ""));
    return typeof message === "string" ? message : undefined;
  } catch {
    return "The page cannot be drawn.";
  }
}
