// LIST-06, BLOCK-04: a picture that fails to load is changed for the placeholder, or hidden with its figure where it says so. One listener for the whole page: errors do not bubble, but they
// can be caught on their way down; what broke before the page was taken over is found by looking once.

import { placeholder } from "../../model/pictures/placeholder.ts";

function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0;
}

function replace(image: HTMLImageElement): void {
  const { picture } = image.dataset;
  if (picture === undefined || image.getAttribute("src") === placeholder) return;
  if (picture === "hide") image.closest("figure")?.toggleAttribute("hidden", true);
  for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
  image.removeAttribute("srcset");
  image.src = placeholder;
}

function onError({ target }: Event): void {
  if (target instanceof HTMLImageElement) replace(target);
}

export function replaceMissingPictures(root: Document): void {
  root.addEventListener("error", onError, true);
  for (const image of root.querySelectorAll<HTMLImageElement>("img[data-picture]")) if (isBroken(image)) replace(image);
}
