// The forms in which a page can be had besides its own: AMP, the text edition, paper.

import { withoutVariantEnding } from "../../model/addresses/variant-endings.ts";

const textEdition = /^\/lite(?=\/|$)/;

/** The page itself, whichever form of it this is. */
export const pageItself = (path: string): string => withoutVariantEnding(path).replace(textEdition, "") || "/";

export const isOtherForm = (path: string): boolean => pageItself(path) !== path;
