// The next page is styled and laid out while the reader is still on the link to it, beside the page on show and unseen, so that a click has little more
// to do than to paint it. It comes piece by piece, what the first screen shows before the rest, and nothing of the page begins.

import { pageElementId } from "../page-element.ts";

/** Elements that are laid out in one go. */
const most = 40;
/** Parts further down that are laid out before it is looked how long that took: to look has all that is around them laid out. */
const together = 8;
/** Of a part whose height is not known yet: with some of them the end of the page is not in view. */
const guessedHeight = "4rem";
/** What a reader does who wants to see what is further down. */
const wants = ["wheel", "touchmove", "keydown"] as const;
/** Milliseconds of work at a time, with whatever the reader does in between. */
const slice = 16;
/** What has no parts that could be laid out by themselves. */
const undivided = "table, picture, svg, form";
/** Begins as soon as it is in a document, or has an effect on what is alike in the page on show. */
const actsByItself = "iframe, video, audio, object, embed, input[type=radio], details[name]";

export interface PageAside {
  content: HTMLElement;
  /** Comes to be seen where it stands: all of it, or from its top, where what is further down follows in the next moments. */
  show(isFromTop: boolean): void;
}

/** Where the next page is laid out. It stays when a page is put away: with each element that comes to stand there or goes, all of the page on show is
 * styled anew, for whatever rules there are about neighbours. */
let place: HTMLElement | undefined;
/** Where the page before was, empty. */
let left: Element | undefined;

/** After the page on show, whose ids are found first. */
export function makePlace(): HTMLElement {
  const onShow = document.getElementById(pageElementId);
  if (place !== undefined && place.previousElementSibling === onShow) return place;
  left?.remove();
  place?.remove();
  place = document.createElement("div");
  onShow?.after(place);
  return place;
}

/** Unseen and without layout of what is in it, for browser, reader and assistive programs alike. */
function hide(element: HTMLElement): void {
  element.style.contentVisibility = "hidden";
}

function unhide(element: HTMLElement): void {
  // Chromium writes the attribute when it is read, and removes none that is not written yet.
  if (element.hasAttribute("style")) element.removeAttribute("style");
}

function piecesOf(element: Element): HTMLElement[] {
  return [...element.children].flatMap((child) => {
    if (!(child instanceof HTMLElement)) return [];
    const isOne = child.matches(undivided) || child.querySelectorAll("*").length <= most;
    return isOne ? child : piecesOf(child);
  });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Does what is left, some of it at a time. `doNext` answers whether it found something to do. */
async function work(doNext: () => boolean, goesOn: () => boolean): Promise<void> {
  let isMore = true;
  while (isMore && goesOn()) {
    const end = performance.now() + slice;
    while (isMore && performance.now() < end) isMore = doNext();
    await nextTask();
  }
}

/** Put away with the signal, unless it was shown. Undefined: it may not stand beside another page. */
export function layOutAhead(content: HTMLElement, signal: AbortSignal): PageAside | undefined {
  const onShow = document.getElementById(pageElementId);
  if (onShow === null || content.querySelector(actsByItself) !== null) return undefined;
  const page = makePlace();
  const pieces = piecesOf(content);
  /** Below the first screen. */
  const further: HTMLElement[] = [];
  let isShown = false;

  const isFurtherDown = (piece: Element) =>
    piece.getBoundingClientRect().top - page.getBoundingClientRect().top > innerHeight;
  const layOutNext = () => {
    const piece = pieces.shift();
    if (piece === undefined) return false;
    if (isFurtherDown(piece)) further.push(piece);
    else unhide(piece);
    return true;
  };
  const layOutFurther = () => {
    const some = further.splice(0, together);
    for (const piece of some) unhide(piece);
    page.lastElementChild?.getBoundingClientRect();
    return some.length > 0;
  };
  const layOutAll = () => {
    for (const piece of further.splice(0)) unhide(piece);
  };
  const layOut = async () => {
    const isWaiting = () => !isShown && !signal.aborted;
    await work(layOutNext, isWaiting);
    await work(layOutFurther, isWaiting);
  };
  const putAway = () => {
    if (isShown) return;
    for (const piece of [...pieces, ...further]) unhide(piece);
    content.append(...page.childNodes);
  };

  for (const piece of pieces) {
    hide(piece);
    piece.style.containIntrinsicBlockSize = guessedHeight;
  }
  hide(page);
  page.append(...content.childNodes);
  signal.addEventListener("abort", putAway, { once: true });
  void layOut();

  return {
    content,
    show: (isFromTop) => {
      isShown = true;
      [left, place] = [onShow, undefined];
      onShow.removeAttribute("id");
      page.id = pageElementId;
      while (layOutNext());
      if (!isFromTop) layOutAll();
      unhide(page);
      if (further.length === 0) return;
      const whole = new AbortController();
      for (const want of wants) addEventListener(want, layOutAll, { passive: true, signal: whole.signal });
      const isOnShow = () => page.id !== "";
      void nextFrame()
        .then(nextTask)
        .then(() => work(layOutFurther, isOnShow))
        .then(() => whole.abort());
    },
  };
}
