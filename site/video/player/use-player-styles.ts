// The player's styles come with its code: no page that plays nothing carries them, and nothing is drawn before they are there.

import { useInsertionEffect } from "react";
import controls from "./Controls.module.css?inline";
import player from "./Player.module.css?inline";
import screens from "./Screens.module.css?inline";
import settings from "./Settings.module.css?inline";

let sheet: CSSStyleSheet | undefined;

export function usePlayerStyles(): void {
  useInsertionEffect(() => {
    if (sheet !== undefined) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(player + controls + settings + screens);
    document.adoptedStyleSheets.push(sheet);
  }, []);
}
