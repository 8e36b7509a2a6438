// A followed link leaves the menu behind; a page change without a document load would not close it.

import { menuId } from "./menu-id.ts";

export function closeMenuOnFollow(root: Document): void {
  const menu = root.getElementById(menuId);
  menu?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a") !== null) menu.hidePopover();
  });
}
