// Brings the suggestions to a search box when it is first used, and not before: most readers never search (HEADER-03).

const box = 'search input[name="q"]';

function onFocus({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(box)) return;
  // Without them the box is what it was.
  import("./search-suggestions.ts").then(({ suggestFor }) => suggestFor(target)).catch(() => undefined);
}

export function suggestWhileTyping(root: Document): void {
  root.addEventListener("focusin", onFocus);
  // Somebody may be typing already.
  onFocus({ target: root.activeElement });
}
