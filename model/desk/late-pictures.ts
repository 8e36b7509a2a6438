// Pictures further down on a page that is drawn for the desk. Its frame runs no scripts, and there browsers fetch all pictures at once, however far
// down they stand and before its fonts. So their addresses stand aside until the desk puts them back.

const aside = { src: "data-late-src", srcset: "data-late-srcset" } as const;
/** Without a size of its own: the picture has the one that it will have. */
const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

function setAside(tag: string): string {
  if (!tag.includes('loading="lazy"')) return tag;
  return tag.replace(/ srcset="/i, ` ${aside.srcset}="`).replace(' src="', ` src="${nothing}" ${aside.src}="`);
}

export const withLatePictures = (html: string): string => html.replaceAll(/<img [^<>]*>/g, setAside);

interface LatePicture {
  getAttribute: (name: string) => string | null | undefined;
  setAttribute: (name: string, value: string) => unknown;
  removeAttribute: (name: string) => unknown;
}

export const latePictures = `img[${aside.src}]`;

export const lateAddress = (picture: LatePicture): string => picture.getAttribute(aside.src) ?? "";

export function fetchLate(picture: LatePicture): void {
  for (const name of ["srcset", "src"] as const) {
    const address = picture.getAttribute(aside[name]);
    if (address === null || address === undefined) continue;
    picture.setAttribute(name, address);
    picture.removeAttribute(aside[name]);
  }
}
