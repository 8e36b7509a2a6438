// The pictures of a page in its frame: those that the page before had are there at once, others when they come near.

import { fetchLate, lateAddress, latePictures } from "../../../model/desk/late-pictures.ts";

/** Gives back what ends it. */
export function showPictures(page: Document, before: Document | undefined): () => void {
  const fetched = new Set([...(before?.images ?? [])].map((picture) => picture.getAttribute("src")));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fetchLate(target);
      }
    },
    { rootMargin: "100% 0px" },
  );
  for (const picture of page.querySelectorAll(latePictures)) {
    if (fetched.has(lateAddress(picture))) fetchLate(picture);
    else observer.observe(picture);
  }
  return () => observer.disconnect();
}
