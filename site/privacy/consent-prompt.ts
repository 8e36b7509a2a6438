// The question for consent: a strip over the foot of the page that moves nothing, stops nobody from reading, and is as easily refused as
// accepted. It comes first in the order of the keyboard. Plain DOM, with its own styles: it stands outside the page and outlives it.

import { mainId } from "../shell/main-id.ts";
import { questionText } from "./consent-question.ts";
import styles from "./consent-prompt.module.css";
import text from "./consent-prompt.module.css?inline";
import { readChoices } from "./saved-choices.ts";
import type { Purpose } from "./may-load.ts";
import { choiceEvent, choose, readStanding } from "./privacy-controller.ts";

const choicesPath = "/privacy-choices";

interface Prompt {
  element: HTMLElement;
  asked: readonly Purpose[];
}

let prompt: Prompt | undefined;

function make<N extends keyof HTMLElementTagNameMap>(
  name: N,
  className: string | undefined,
  words = "",
): HTMLElementTagNameMap[N] {
  const element = document.createElement(name);
  if (className !== undefined) element.className = className;
  element.textContent = words;
  return element;
}

function button(words: string, answer: boolean): HTMLButtonElement {
  const element = make("button", styles.button, words);
  element.type = "button";
  element.addEventListener("click", () => void say(answer));
  return element;
}

/** Answers everything that was asked, and nothing else. */
async function say(answer: boolean): Promise<void> {
  if (prompt === undefined) return;
  const { asked } = prompt;
  const standing = await readStanding();
  const answers = Object.fromEntries(asked.map((purpose) => [purpose, answer]));
  choose(standing, { ...standing.reader.choices, ...answers });
  // A browser that keeps nothing is not asked again on this page.
  close();
}

function close(): void {
  if (prompt === undefined) return;
  const { element } = prompt;
  const hadFocus = element.contains(document.activeElement);
  prompt = undefined;
  element.remove();
  makeRoom(0);
  document.removeEventListener(choiceEvent, closeWhenAnswered);
  removeEventListener("storage", closeWhenAnswered);
  if (hadFocus) document.getElementById(mainId)?.focus({ preventScroll: true });
}

function closeWhenAnswered(): void {
  const choices = readChoices();
  if (prompt?.asked.every((purpose) => choices[purpose] !== undefined) === true) close();
}

/** The end of the page, and whatever gets the focus, can be scrolled out from under the strip. */
function makeRoom(height: number): void {
  document.documentElement.style.scrollPaddingBlockEnd = height > 0 ? `${height}px` : "";
  document.body.style.paddingBlockEnd = height > 0 ? `${height}px` : "";
}

function draw(): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  const element = make("section", styles.prompt);
  element.setAttribute("aria-label", "Your privacy");
  const words = make("p", styles.words);
  const actions = make("div", styles.actions);
  const link = make("a", styles.link, "Choices");
  link.href = choicesPath;
  actions.append(button("Refuse", false), button("Accept", true), link);
  const frame = make("div", `frame ${styles.frame}`);
  frame.append(words, actions);
  element.append(frame);
  return element;
}

export function showPrompt(asked: readonly Purpose[]): void {
  if (prompt === undefined) {
    const element = draw();
    document.body.prepend(element);
    document.addEventListener(choiceEvent, closeWhenAnswered);
    addEventListener("storage", closeWhenAnswered);
    prompt = { element, asked };
  }
  prompt.asked = asked;
  const words = prompt.element.querySelector("p");
  if (words !== null)
    words.textContent = `${questionText(asked)} Until you say yes, nothing of the kind happens, and the site reads the same either way.`;
  makeRoom(prompt.element.offsetHeight);
}
