// What is wrong is shown before it takes effect: the first press shows it, and the second does it all the same.

import { useState } from "react";

interface SecondPress {
  /** Whether the next press does it, by what would be sent, such as the JSON of it. */
  isNext: (what: string) => boolean;
  /** False the first time that something is wrong with it. */
  mayGo: (what: string, isWrong: boolean) => boolean;
}

export function useSecondPress(): SecondPress {
  const [shownFor, setShownFor] = useState("");
  return {
    isNext: (what) => shownFor === what,
    mayGo: (what, isWrong) => {
      if (!isWrong || shownFor === what) return true;
      setShownFor(what);
      return false;
    },
  };
}
