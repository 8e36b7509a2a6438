// A page has one title: what heads a module is an h2, unless the module is the page's title.

import { createContext, useContext, type ReactNode } from "react";

export const HeadingLevel = createContext<"h1" | "h2">("h1");

interface ModuleTitleProps {
  className: string | undefined;
  children: ReactNode;
}

export function ModuleTitle({ className, children }: ModuleTitleProps): ReactNode {
  const level = useContext(HeadingLevel);
  return level === "h1" ? <h1 className={className}>{children}</h1> : <h2 className={className}>{children}</h2>;
}
