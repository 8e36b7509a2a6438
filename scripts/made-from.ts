// Which drawing each icon was made from, told by their content: a drawing that was changed since has icons of another.

import { createHash } from "node:crypto";

/** Of the brand folder. A file that stands in `public/` and not in here is a publisher's own. */
export const madeFromFile = "icons.json";

export interface MadeFrom {
  from: string;
  drawing: string;
  made: string;
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

export function madeFrom(from: string, drawing: Uint8Array, made: Uint8Array): MadeFrom {
  return { from, drawing: hashOf(drawing), made: hashOf(made) };
}

/** What is wrong with a file of `public/`, given the drawing and the file as they are now. */
export function iconFault(name: string, noted: MadeFrom, drawing: Uint8Array, made: Uint8Array): string | undefined {
  const { from } = noted;
  if (noted.drawing !== hashOf(drawing))
    return `public/${name} was made from another art/${from}: npm run brand -- icons makes it anew`;
  if (noted.made !== hashOf(made))
    return `public/${name} is not the one that was made from art/${from}: npm run brand -- icons makes it anew; where it is your own, take its entry out of ${madeFromFile}`;
  return undefined;
}
