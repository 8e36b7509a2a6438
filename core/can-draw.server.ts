import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Tries a block alone; one that fails is told and left out (BLOCK-01). */
export function canDraw({ onError }: { onError: (error: unknown) => void }) {
  return (element: ReactNode, name: string): boolean => {
    try {
      renderToString(element);
      return true;
    } catch (error) {
      onError(new Error(`The block ${name} was left out`, { cause: error }));
      return false;
    }
  };
}
