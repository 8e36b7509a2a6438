// Hydrates the document the server wrote and from then on turns links into client navigations.

import { startMeasuring } from "../../site/measure.ts";
import { loadPage } from "../../site/pages/registry.ts";
import { hydrateRoot } from "react-dom/client";
import type { PageObject } from "../page-object.ts";
import { isChunkFailure, mayReload } from "./chunk-guard.ts";
import { LiveApp } from "./LiveApp.tsx";

function embeddedPage(): { page: PageObject; build: string } {
  const element = document.getElementById("page-object");
  if (element === null) throw new Error("The document carries no page object");
  return { page: JSON.parse(element.textContent), build: element.dataset["build"] ?? "" };
}

export async function takeOver(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) return;
  const { page, build } = embeddedPage();
  try {
    await loadPage(page.page);
  } catch (error) {
    if (isChunkFailure(error) && mayReload(sessionStorage, Date.now())) location.reload();
    return;
  }
  hydrateRoot(root, <LiveApp first={page} build={build} />);
  startMeasuring(page.layout, page.env);
}
