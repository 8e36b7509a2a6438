// What is wrong is told before it takes effect: the first press tells it, and the second does it all the same.

import { useState } from "react";

interface ToldFirst {
  /** Of what would be sent, such as the JSON of it. */
  isTold: (what: string) => boolean;
  /** False the first time that something is wrong with it. */
  mayGo: (what: string, isWrong: boolean) => boolean;
}

export function useToldFirst(): ToldFirst {
  const [told, setTold] = useState("");
  return {
    isTold: (what) => told === what,
    mayGo: (what, isWrong) => {
      if (!isWrong || told === what) return true;
      setTold(what);
      return false;
    },
  };
}
