// The code that providers give to be pasted into a story, as the embed it stands for. What is not exactly theirs is nobody's.

import { chartId, facebookUrl, instagramCode, tiktokUrl, tweetId } from "./provider-ids.ts";

/** An element of pasted markup, whatever parsed it. */
export interface PastedElement {
  tag: string;
  classes: readonly string[];
  /** Undefined where it has none of that name. */
  attribute: (name: string) => string | undefined;
  /** The addresses of the links in it, in their order. */
  links: () => readonly string[];
}

export interface PastedEmbed {
  is: string;
  props: Record<string, unknown>;
}

export function pastedEmbed(element: PastedElement): PastedEmbed | undefined {
  switch (element.tag) {
    case "blockquote":
      return postOf(element);
    case "div":
      return boxOf(element);
    case "iframe":
      return frameOf(element);
    case "script":
      return datawrapperScript(element.attribute("src") ?? "") ?? infogramScript(element);
    default:
      return undefined;
  }
}

function postOf({ classes, attribute, links }: PastedElement): PastedEmbed | undefined {
  if (classes.includes("instagram-media")) {
    const hideCaption = attribute("data-instgrm-captioned") === undefined;
    const addresses = [attribute("data-instgrm-permalink") ?? "", ...links()];
    return embedBy("instagram", "shortcode", firstOf(instagramCode, addresses), { hideCaption });
  }
  if (classes.includes("twitter-tweet") || classes.includes("twitter-video")) {
    // The last link is the post's own; others stand in its words.
    return embedBy("tweet", "id", firstOf(tweetId, links().toReversed()), {
      hideMedia: attribute("data-cards") === "hidden",
      hideThread: attribute("data-conversation") === "none",
      darkTheme: attribute("data-theme") === "dark",
    });
  }
  if (!classes.includes("tiktok-embed")) return undefined;
  const number = attribute("data-video-id")?.trim() ?? "";
  const url = firstOf(tiktokUrl, [attribute("cite") ?? "", ...links()]);
  return embedBy("tiktok", "url", url ?? (/^\d+$/.test(number) ? tiktokUrl(number) : undefined));
}

function boxOf(element: PastedElement): PastedEmbed | undefined {
  const { classes, attribute } = element;
  if (classes.includes("flourish-embed")) return chartOf(chartId(attribute("data-src")?.trim() ?? ""), element);
  if (classes.includes("infogram-embed")) return chartOf(chartId(`infogram/${attribute("data-id") ?? ""}`), element);
  if (!classes.includes("fb-post") && !classes.includes("fb-video")) return undefined;
  return embedBy("facebook", "url", firstOf(facebookUrl, [attribute("data-href") ?? ""]));
}

function frameOf(element: PastedElement): PastedEmbed | undefined {
  const src = element.attribute("src")?.trim() ?? "";
  const hideCaption = !/\/embed\/captioned\/?(?:[?#]|$)/.test(src);
  const post = embedBy("instagram", "shortcode", firstOf(instagramCode, [src]), { hideCaption });
  return post ?? chartOf(firstOf(chartId, [src]), element);
}

function chartOf(id: string | undefined, { attribute }: PastedElement): PastedEmbed | undefined {
  const title = attribute("title")?.trim() || attribute("data-title")?.trim();
  const height = /^\d{2,4}(?=(?:px)?$)/.exec(attribute("height")?.trim() ?? "")?.[0];
  return embedBy("chart", "id", id, { ...(title && { title }), ...(height && { height: Number(height) }) });
}

const codeClasses =
  "instagram-media twitter-tweet twitter-video tiktok-embed flourish-embed infogram-embed fb-post fb-video".split(" ");

/** Whether an element says that it is the code of a provider, whatever is in it. */
export function isProviderCode({ classes }: Pick<PastedElement, "classes">): boolean {
  return codeClasses.some((name) => classes.includes(name));
}

/** It comes with the code of a post or a chart, and means nothing without it. */
export function isProviderScript(src: string): boolean {
  return providerScript.test(src.trim());
}

const providerScript =
  /^(?:https?:)?\/\/(?:platform\.(?:twitter|x)\.com|(?:www|platform)\.instagram\.com|www\.tiktok\.com|public\.flourish\.studio|datawrapper\.dwcdn\.net|e\.infogram\.com|connect\.facebook\.net)\//i;

/** Datawrapper has a form of its code that is a script alone. */
function datawrapperScript(src: string): PastedEmbed | undefined {
  const id = /^(?:https:)?\/\/datawrapper\.dwcdn\.net\/([A-Za-z0-9]{5})\/embed\.js$/.exec(src.trim())?.[1];
  return embedBy("chart", "id", id && `datawrapper/${id}`);
}

/** So has Infogram: which chart it is stands in the script's id. */
function infogramScript(element: PastedElement): PastedEmbed | undefined {
  const isEmbed = /^(?:https:)?\/\/e\.infogram\.com\/js\/dist\/embed\.js(?:\?|$)/.test(
    element.attribute("src")?.trim() ?? "",
  );
  const id = /^infogram_\d+_(.+)$/.exec(element.attribute("id")?.trim() ?? "")?.[1];
  return isEmbed && id !== undefined ? chartOf(chartId(`infogram/${id}`), element) : undefined;
}

function embedBy(is: string, name: string, id: string | undefined, more: object = {}): PastedEmbed | undefined {
  return id === undefined ? undefined : { is, props: { [name]: id, ...more } };
}

/** Of addresses that are whole: a bare word may be anything. */
function firstOf(read: (text: string) => string | undefined, addresses: readonly string[]): string | undefined {
  for (const address of addresses.map((one) => one.trim())) {
    const found = /^(?:https?:)?\/\//i.test(address) ? read(address) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
