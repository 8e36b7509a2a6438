// Decisions about static pages (STATIC-01).

/** The page's class comes from the last segment of its path. */
export function staticPageClass(path: string): string {
  const last = path.split("/").findLast((segment) => segment !== "") ?? "home";
  return last.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

const crosswordImage = "/crossword.png";

/** The crossword has a picture of its own where pages are shared. */
export function staticPageImage(path: string): string | undefined {
  return staticPageClass(path).includes("crossword") ? crosswordImage : undefined;
}
