// Places in a text that links of the same text lead to. Their ids begin with a word of their own, so that none is an id of the page around it.

const begin = "in-story-";

export const anchorOf = (id: string): string => begin + id.replaceAll(/[^\p{L}\p{N}_.:-]+/gu, "-").slice(0, 100);

export const isAnchor = (id: string): boolean => /^in-story-[\p{L}\p{N}_.:-]{1,100}$/u.test(id);
