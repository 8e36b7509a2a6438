// What a frame may do that shows a page of this site. It has no origin: with one it could reach the page around it, and take the sandbox off.

export const ownSandbox: readonly string[] = [
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-presentation",
  "allow-scripts",
];
