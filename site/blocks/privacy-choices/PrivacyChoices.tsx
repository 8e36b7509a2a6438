// The reader's choices about what may be loaded. Without script the page says so, and what the rule is until something is chosen.

import { useContext, type ReactNode } from "react";
import { isOn } from "../../../model/brand.ts";
import { Island } from "../../Island.tsx";
import { AdsOfPage } from "../../ads/page-ads.ts";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { ChoiceControls } from "./ChoiceControls.tsx";
import styles from "./PrivacyChoices.module.css";
import { choiceTexts } from "./choice-texts.ts";

const messages = {
  saved: "Kept on this device.",
  forgotten: "Your choices are forgotten. The usual rule holds again.",
  notSaved: "Your browser keeps nothing for this site, so the choice could not be saved.",
  signal: isOn("ads")
    ? "Your browser sends Global Privacy Control. We honor it: personalized advertising stays off, and the rest is off unless you switch it on."
    : "Your browser sends Global Privacy Control. We honor it: everything is off unless you switch it on.",
} as const;

export function PrivacyChoices({ title }: BlockProps<"privacy-choices">): ReactNode {
  const { live } = useContext(AdsOfPage);
  return (
    <Module title={title} className={styles.module}>
      <noscript>
        <p className={styles.note}>
          These controls need JavaScript, which your browser has switched off. Without it nothing of other services is
          loaded and nothing is counted.
        </p>
      </noscript>
      <div id="do-not-sell">
        <Island
          name="privacy-choices"
          component={ChoiceControls}
          wakes="near"
          className="needs-script"
          props={{
            choices: choiceTexts({ hasAds: isOn("ads"), hasAdServer: live !== undefined }),
            messages,
            reset: "Forget my choices",
          }}
        />
      </div>
    </Module>
  );
}
