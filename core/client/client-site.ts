import type { NormalisedError } from "../../model/http-error.ts";
import type { Head } from "../head.ts";
import type { PageState, SiteTypes } from "../page-object.ts";
import type { LoadIsland } from "./islands.ts";

/** What takes the place of a page that cannot be shown. */
export interface ErrorDocument {
  head: Head;
  bodyClass: string;
  /** What stands inside the layout. */
  html: string;
}

/** What the client needs of a site. */
export interface ClientSite<S extends SiteTypes> {
  loadIsland: LoadIsland;
  /** What the shell around the pages does, and what the first page is in it; begun once. */
  beginShell: () => void;
  /** Another page stands in the shell now. */
  showPlace: (page: PageState<S>) => void;
  /** Whether what stands there is fetched when it is asked for and not before. */
  isNeverAhead: (path: string) => boolean;
  /** The next page is on its way, or not any more. */
  showPending: (isPending: boolean) => void;
  /** The next page could not be had: asks for it once more. Undefined: nothing is to be asked for. */
  offerAgain: (tryAgain: (() => void) | undefined) => void;
  /** Undefined where the shell on show is none for errors: only a document can then say it. */
  errorDocument: (page: PageState<S>, error: NormalisedError) => ErrorDocument | undefined;
  /** Told each time a page is shown; what it does may fail and disturbs nothing. */
  onShown: (page: PageState<S>, build: string) => Promise<void>;
}
