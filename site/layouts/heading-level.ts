import { createContext } from "react";

/** A page has one title: what heads a module is an h2 unless the module is the page's title. */
export const HeadingLevel = createContext<"h1" | "h2">("h1");
