// A button that has done all it can goes, and the focus with it. Whoever used the keyboard goes on from the first of what it brought.

export function focusIfLost(part: Element | null, url: string | undefined): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body && activeElement.checkVisibility()) return;
  const links = [...(part?.querySelectorAll<HTMLAnchorElement>("article a") ?? [])];
  links.find((link) => link.getAttribute("href") === url)?.focus({ preventScroll: true });
}
