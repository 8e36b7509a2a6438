// The moment for which the page was drawn. Relative times start from it on both sides.

import { createContext, useContext } from "react";

const RenderedAtContext = createContext(0);

export const RenderedAt = RenderedAtContext.Provider;

export function useRenderedAt(): number {
  return useContext(RenderedAtContext);
}
