// Shows an embed in its place: a frame of the provider's, or what the provider's script makes of its markup.

import type { SafeHtml } from "../../model/html/safe-html.ts";
import { serverHtml } from "../../core/trusted.ts";
import type { ShownKind } from "../../content/blocks/embed-schemas.ts";
import type { EmbedWay } from "../../model/embeds/embed-way.ts";
import { closePlace, fitPlace } from "./fit-place.ts";
import { loadScript } from "./load-script.ts";
import { ownSandbox } from "../../model/embeds/own-sandbox.ts";
import { providerScripts } from "./provider-scripts.ts";
import { EmbedFailure, reportFailure } from "./report-failure.ts";

/** What the providers' scripts leave in the window. */
declare global {
  interface Window {
    twttr?: {
      widgets: { createTweet(id: string, place: Element, options: object): Promise<Element | undefined> };
    };
    instgrm?: { Embeds: { process(): void } };
    tiktokEmbed?: { lib?: { render(posts: Element[]): void } };
    Flourish?: { loadEmbed(place: Element): void };
  }
}

interface Showing {
  place: HTMLElement;
  kind: ShownKind;
  way: EmbedWay;
  /** Names the frame for those who hear the page. */
  title: string;
  /** The reader asked for this very one, so a video may begin. */
  isAsked: boolean;
}

/** Answers the function that ends what it began. A failure is told to the site's log and leaves the place empty (EMBED-05). */
export async function showEmbed(showing: Showing): Promise<() => void> {
  const { place, kind, way, isAsked } = showing;
  const inner = document.createElement("div");
  place.replaceChildren(inner);
  if (way.by === "pasted") {
    const { pastedFrame, pastedHeight } = await import("./pasted-frame.ts");
    const height = `${pastedHeight(way, place.clientWidth)}px`;
    inner.style.blockSize = height;
    if (isAsked) place.style.blockSize = height;
    inner.append(pastedFrame(way));
    return fitPlace(place, inner);
  }
  if (way.by === "frame") {
    inner.append(frameOf(way, showing));
    return way.autoplay === true ? () => undefined : fitPlace(place, inner);
  }
  try {
    await showByScript(way, inner);
    return fitPlace(place, inner);
  } catch (error) {
    place.replaceChildren();
    closePlace(place);
    reportFailure(kind, error);
    throw error;
  }
}

function frameOf(way: EmbedWay & { by: "frame" }, { place, title, isAsked }: Showing): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  const src = new URL(way.src, location.href);
  if (way.autoplay === true && isAsked) src.searchParams.set("autoplay", "1");
  // Facebook writes its page for a width that it is told.
  if (way.width !== undefined)
    src.searchParams.set("width", String(Math.min(way.width, place.clientWidth || way.width)));
  // Before its address, or the first page of the frame would be freer than the next.
  if (src.origin === location.origin) frame.setAttribute("sandbox", ownSandbox.join(" "));
  frame.src = src.href;
  frame.title = title;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  return frame;
}

async function showByScript(way: Exclude<EmbedWay, { by: "frame" | "pasted" }>, inner: HTMLElement): Promise<void> {
  switch (way.by) {
    case "tweet": {
      await loadScript(providerScripts.tweet);
      const { id, hideMedia, hideThread, dark } = way;
      const made = await window.twttr?.widgets.createTweet(id, inner, {
        dnt: true,
        align: "center",
        theme: dark || isDark() ? "dark" : "light",
        ...(hideMedia && { cards: "hidden" }),
        ...(hideThread && { conversation: "none" }),
      });
      if (made === undefined) throw new EmbedFailure("post");
      return;
    }
    case "instagram":
      setMarkup(inner, await answerOf(way.call, (response) => response.text()));
      await loadScript(providerScripts.instagram);
      window.instgrm?.Embeds.process();
      return;
    case "tiktok": {
      // The script looks for posts when it comes; later ones must be shown to it.
      const isThere = window.tiktokEmbed !== undefined;
      const { html } = await answerOf<{ html: SafeHtml }>(way.call, (response) => response.json());
      setMarkup(inner, html);
      await loadScript(providerScripts.tiktok);
      if (isThere) window.tiktokEmbed?.lib?.render([...inner.querySelectorAll("blockquote")]);
      return;
    }
    case "chart": {
      const chart = document.createElement("div");
      chart.className = "flourish-embed";
      chart.dataset["src"] = way.id;
      inner.append(chart);
      const isThere = window.Flourish !== undefined;
      await loadScript(providerScripts.chart);
      if (isThere) window.Flourish?.loadEmbed(chart);
      return;
    }
    case "launcher": {
      const { script, eventCode, comments } = way;
      inner.dataset["liveBlog"] = "true";
      inner.dataset["liveEventCode"] = eventCode;
      inner.dataset["comments"] = String(comments);
      await loadScript(script, { "data-live-blog": "true", "data-live-event-code": eventCode });
    }
  }
}

async function answerOf<T>(call: string, read: (response: Response) => Promise<T>): Promise<T> {
  const response = await fetch(call).catch(() => undefined);
  if (response?.ok !== true) throw new EmbedFailure("post");
  return read(response);
}

/** What the site's own call answers has passed the sanitiser. */
function setMarkup(inner: HTMLElement, html: string): void {
  inner.innerHTML = serverHtml(html);
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}
