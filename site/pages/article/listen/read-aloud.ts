// Speaks a story with the browser's own voice, sentence by sentence: engines cut long texts off, and some cannot pause, so a pause stops
// and goes on from the beginning of the sentence.

export interface Sentence {
  text: string;
  /** The paragraph it stands in. */
  element: Element;
}

export interface ReadingEvents {
  /** A sentence begins; how much of the text lies before it, 0 to 1. */
  onSentence(sentence: Sentence, done: number): void;
  onEnd(): void;
  /** The browser has no voice, or lost it. */
  onFailure(): void;
}

export interface Reading {
  play(): void;
  pause(): void;
  setRate(rate: number): void;
}

/** What the blocks of a story say (`isSpoken`), under its headline. */
export const spoken = [
  ".headline, .sub-headline",
  ":is(.article-body, .article-body > .pasted) > :is(p, h2, h3, h4, h5, h6, blockquote)",
  ":is(.article-body, .article-body > .pasted) > :is(ul, ol) > li",
].join();

export function sentencesOf(page: ParentNode): Sentence[] {
  const segmenter = new Intl.Segmenter(document.documentElement.lang || "en", { granularity: "sentence" });
  return [...page.querySelectorAll(spoken)].flatMap((element) =>
    [...segmenter.segment(element.textContent)].flatMap(({ segment }) => {
      const text = segment.trim();
      return text === "" ? [] : [{ text, element }];
    }),
  );
}

export function readAloud(sentences: readonly Sentence[], events: ReadingEvents): Reading {
  const { speechSynthesis } = window;
  const total = sentences.reduce((sum, { text }) => sum + text.length, 0);
  let position = 0;
  let before = 0;
  let rate = 1;
  let current: SpeechSynthesisUtterance | undefined;

  const speak = () => {
    const sentence = sentences[position];
    if (sentence === undefined) {
      current = undefined;
      position = before = 0;
      events.onEnd();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = document.documentElement.lang;
    utterance.rate = rate;
    // An utterance that was cancelled still tells of its end.
    utterance.addEventListener("end", () => {
      if (current !== utterance) return;
      position += 1;
      before += sentence.text.length;
      speak();
    });
    utterance.addEventListener("error", () => {
      if (current !== utterance) return;
      current = undefined;
      events.onFailure();
    });
    current = utterance;
    events.onSentence(sentence, before / total);
    speechSynthesis.speak(utterance);
  };

  const pause = () => {
    current = undefined;
    speechSynthesis.cancel();
  };

  return {
    play: () => {
      pause();
      speak();
    },
    pause,
    setRate: (next) => {
      rate = next;
      if (current === undefined) return;
      pause();
      speak();
    },
  };
}
