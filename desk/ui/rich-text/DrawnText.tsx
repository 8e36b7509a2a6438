import { useLayoutEffect, useRef, type ReactNode } from "react";
import { drawnText } from "./html-of-text.ts";

/** A stored text with its paragraphs, lists and links. */
export function DrawnText({ html }: { html: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(drawnText(html));
  }, [html]);
  return <div ref={place} />;
}
