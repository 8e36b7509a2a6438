import type { ComponentType } from "react";
import type { PageState, SiteTypes } from "../page-object.ts";
import type { SiteFrame } from "../site-definition.ts";
import type { LoadIsland } from "./islands.tsx";

/** What the client needs of a site. */
export interface ClientSite<S extends SiteTypes, V extends object> {
  frame: SiteFrame<S, V>;
  loadIsland: LoadIsland;
  /** Stands beside each page while that is on show, and draws nothing. */
  PageEffects: ComponentType;
  /** Told each time a page is shown; what it does may fail and disturbs nothing. */
  onShown: (page: PageState<S>, build: string) => Promise<void>;
}
