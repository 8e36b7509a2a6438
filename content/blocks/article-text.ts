// The story as plain words, for structured data and reading time: what a reader reads, in order, without figures and boxes.

import { oncePer } from "../../model/once-per.ts";
import { isOfStory, plainWords } from "../../model/words/passage.ts";
import { wordsOf } from "./block-words.ts";
import type { Block } from "./schemas.ts";

export const articleText = oncePer((blocks: readonly Block[]): string =>
  blocks.flatMap(wordsOf).filter(isOfStory).map(plainWords).filter(Boolean).join(" "),
);
