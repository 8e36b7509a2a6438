// Every button that copies an address, by one listener for the whole page.

const copies = "[data-copy]";

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(copies) : null;
  if (button === null) return;
  // A browser that does not let it: the address stands beside the button.
  import("./copy-link.ts").then(({ copyAddress }) => copyAddress(button)).catch(() => undefined);
}

export function copyOnClick(root: Document): void {
  root.addEventListener("click", onClick);
}
