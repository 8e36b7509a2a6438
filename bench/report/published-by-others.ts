// What others have published of theirs, each with where it stands. None of it was measured here.

interface PublishedFigure {
  of: string;
  what: string;
  figure: string;
  source: string;
}

export const publishedByOthers: readonly PublishedFigure[] = [
  {
    of: "BBC World Service (Simorgh)",
    what: "all script of a service, not compressed, by the limits of its own check",
    figure: "686 to 833 KB",
    source:
      "https://github.com/bbc/simorgh/blob/001feec276411040b27346bed9154926eec16797/scripts/bundleSize/bundleSizeConfig.js",
  },
  {
    of: "The middle page of the web on a phone (Web Almanac 2024)",
    what: "everything a page fetches",
    figure: "2,311 KB",
    source: "https://almanac.httparchive.org/en/2024/page-weight",
  },
  {
    of: "The middle home page of the web on a desktop (Web Almanac 2024)",
    what: "its script",
    figure: "613 KB",
    source: "https://almanac.httparchive.org/en/2024/page-weight",
  },
];
