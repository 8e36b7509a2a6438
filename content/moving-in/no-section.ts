/** How the report tells that a story has no section of its own. */
export const noSection = ({ title, path }: { title: string; path: string }): string =>
  `has no section of its own, and is filed under “${title}” at ${path}`;
