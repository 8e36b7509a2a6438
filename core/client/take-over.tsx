// Hydrates the document the server wrote and from then on turns links into client navigations.

import { hydrateRoot } from "react-dom/client";
import type { PageState } from "../page-object.ts";
import { loadIsland } from "../../site/load-island.ts";
import { setIslands } from "./islands.tsx";
import { LiveApp } from "./LiveApp.tsx";

function embeddedState(): { page: PageState; build: string } {
  const element = document.getElementById("page-state");
  if (element === null) throw new Error("The document carries no page state");
  return { page: JSON.parse(element.textContent), build: element.dataset["build"] ?? "" };
}

export function takeOver(): void {
  const root = document.getElementById("root");
  if (root === null) return;
  setIslands(loadIsland);
  const { page, build } = embeddedState();
  hydrateRoot(root, <LiveApp first={page} build={build} />);
}
