// Speaks the story on the page: headline, sub-headline, paragraphs. One utterance each, because engines cut long ones off.

export interface Reading {
  pause(): void;
  resume(): void;
  stop(): void;
}

const spoken = ".headline, .sub-headline, .article-body > :is(p, h2, h3)";

export function readAloud(onEnd: () => void): Reading {
  const { speechSynthesis } = window;
  const texts = [...document.querySelectorAll(spoken)].map((element) => element.textContent.trim()).filter(Boolean);
  speechSynthesis.cancel();
  texts.forEach((text, index) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = document.documentElement.lang;
    if (index === texts.length - 1) utterance.addEventListener("end", onEnd);
    utterance.addEventListener("error", onEnd);
    speechSynthesis.speak(utterance);
  });
  return {
    pause: () => speechSynthesis.pause(),
    resume: () => speechSynthesis.resume(),
    stop: () => speechSynthesis.cancel(),
  };
}
