// Completes what is being typed into a search box: a list below it, reached with the arrow keys or the mouse. It comes with its own styles when
// a box is first used; without it the box is the plain form it is. Plain DOM: boxes stand in the hydrated shell and in pages that are not.

import { memoized } from "../../model/work/single-flight.ts";
import styles from "./search-suggestions.module.css";
import text from "./search-suggestions.module.css?inline";

interface Suggestion {
  title: string;
  url: string;
  type: string;
}

const pause = 120;
const shortest = 2;
const labels: Readonly<Record<string, string>> = {
  section: "Section",
  person: "Person",
  show: "Show",
  video: "Video",
  slideshow: "Gallery",
};

const known = new WeakSet<HTMLInputElement>();
const answers = new Map<string, Promise<Suggestion[]>>();
const mostAnswers = 100;
let lists = 0;

/** A failure is no news to somebody who types: there are no suggestions then. */
function suggestionsFor(words: string): Promise<Suggestion[]> {
  if (answers.size >= mostAnswers && !answers.has(words)) answers.clear();
  return memoized(answers, words, () => ask(words)).catch(() => []);
}

async function ask(words: string): Promise<Suggestion[]> {
  const response = await fetch(`/api/search-suggestions?q=${encodeURIComponent(words)}`);
  return response.ok ? response.json() : [];
}

function loadStyles(): void {
  if (lists > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

export function suggestFor(input: HTMLInputElement): void {
  const home = input.form?.parentElement;
  if (known.has(input) || home === null || home === undefined) return;
  known.add(input);
  loadStyles();
  lists += 1;

  const list = document.createElement("ul");
  list.id = `search-suggestions-${lists}`;
  list.className = styles.list ?? "";
  list.role = "listbox";
  list.ariaLabel = "Suggestions";
  // In the top layer: the masthead lies below the row of sections, and the page above both.
  list.popover = "manual";
  home.append(list);
  input.role = "combobox";
  input.ariaAutoComplete = "list";
  input.ariaExpanded = "false";
  input.setAttribute("aria-controls", list.id);

  let active = -1;
  let timer = 0;

  const isOpen = () => list.matches(":popover-open");
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>("a")];

  const choose = (place: number) => {
    active = place;
    options().forEach((option, index) => (option.ariaSelected = String(index === active)));
    const chosen = options()[active];
    if (chosen === undefined) input.removeAttribute("aria-activedescendant");
    else {
      input.setAttribute("aria-activedescendant", chosen.id);
      chosen.scrollIntoView({ block: "nearest" });
    }
  };

  const close = () => {
    if (isOpen()) list.hidePopover();
    input.ariaExpanded = "false";
    choose(-1);
  };

  const show = (suggestions: readonly Suggestion[]) => {
    list.replaceChildren(...suggestions.map((suggestion, place) => optionOf(suggestion, `${list.id}-${place}`)));
    if (suggestions.length === 0) {
      close();
      return;
    }
    if (!isOpen()) list.showPopover();
    placeBelow(input.form ?? input, list);
    input.ariaExpanded = "true";
    choose(-1);
  };

  const onInput = () => {
    clearTimeout(timer);
    const words = input.value.trim();
    if (words.length < shortest) {
      close();
      return;
    }
    timer = window.setTimeout(() => {
      void suggestionsFor(words).then((found) => {
        // The reader may have typed on, or left.
        if (input.value.trim() === words && document.activeElement === input) show(found);
      });
    }, pause);
  };

  const onKey = (event: KeyboardEvent) => {
    if (!isOpen() || event.isComposing) return;
    const count = options().length;
    if (event.key === "ArrowDown") choose(active + 1 >= count ? -1 : active + 1);
    else if (event.key === "ArrowUp") choose(active < 0 ? count - 1 : active - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && active >= 0) options()[active]?.click();
    else return;
    event.preventDefault();
  };

  input.addEventListener("input", onInput);
  input.addEventListener("keydown", onKey);
  input.addEventListener("blur", close);
  input.form?.addEventListener("submit", close);
  // A press on the list must not take the focus, or the list would be gone before the click.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", close);
  if (input.value.trim() !== input.defaultValue.trim()) onInput();
}

const gap = 4;
const margin = 16;

/** As wide as the form or wider, and within the window; it scrolls with the page. */
function placeBelow(form: Element, list: HTMLElement): void {
  const { left, bottom, width } = form.getBoundingClientRect();
  list.style.minInlineSize = `${width}px`;
  const furthest = document.documentElement.clientWidth - list.offsetWidth - margin;
  list.style.left = `${Math.max(margin, Math.min(left, furthest)) + window.scrollX}px`;
  list.style.top = `${bottom + gap + window.scrollY}px`;
}

function optionOf({ title, url, type }: Suggestion, id: string): HTMLLIElement {
  const item = document.createElement("li");
  item.role = "presentation";
  const link = document.createElement("a");
  link.id = id;
  link.className = styles.option ?? "";
  link.role = "option";
  link.tabIndex = -1;
  link.href = url;
  link.textContent = title;
  const label = labels[type];
  if (label !== undefined) {
    const kind = document.createElement("span");
    kind.className = styles.kind ?? "";
    kind.textContent = label;
    link.append(" ", kind);
  }
  item.append(link);
  return item;
}
