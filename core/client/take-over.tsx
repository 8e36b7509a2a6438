// Hydrates the document the server wrote and from then on turns links into client navigations.

import { hydrateRoot } from "react-dom/client";
import type { SiteTypes, PageState } from "../page-object.ts";
import type { ClientSite } from "./client-site.ts";
import { setIslands } from "./islands.tsx";
import { LiveApp } from "./LiveApp.tsx";

function embeddedState<S extends SiteTypes>(): { page: PageState<S>; build: string } {
  const element = document.getElementById("page-state");
  if (element === null) throw new Error("The document carries no page state");
  return { page: JSON.parse(element.textContent), build: element.dataset["build"] ?? "" };
}

/** Resolves when steps of the reader are shown from here on: React comes to that some time after it is told to hydrate. */
export async function takeOver<S extends SiteTypes, V extends object>(site: ClientSite<S, V>): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) return;
  setIslands(site.loadIsland);
  const { page, build } = embeddedState<S>();
  await new Promise<void>((resolve) => {
    hydrateRoot(root, <LiveApp site={site} first={page} build={build} onListening={resolve} />);
  });
}
