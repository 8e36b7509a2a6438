// ADS-06 on AMP pages with an advertiser's ads: nothing of others is loaded before it may be. AMP's own components ask the site whether
// this reader must be asked, ask, and keep the answer on the device. Without an ad server there is none of this.

import { use, useContext, type ReactNode } from "react";
import { AdsOfPage } from "../../ads/page-ads.ts";
import { AmpData } from "../../amp/AmpData.tsx";
import { ampConsentPath, ampCountryGroups, askFirst } from "../../privacy/amp-consent.ts";
import { DeadLinksOfPage } from "../../shell/dead-links-of-page.ts";
import { leadsSomewhere } from "../../shell/shown-links.ts";
import styles from "./AmpConsent.module.css";

const id = "consent";
const promptId = "consent-prompt";
const choicesPath = "/privacy-choices";

const asking = {
  consentInstanceId: "ads",
  // The site's answer counts the browser's privacy signal and what was chosen before; while there is none, everything waits.
  consentRequired: "remote",
  checkConsentHref: ampConsentPath,
  promptUI: promptId,
  // Named so that AMP tells the site in which group the reader is.
  geoOverride: { [askFirst]: { consentRequired: "remote" } },
};

/** AMP wants both to be children of the body. */
export function AmpConsent(): ReactNode {
  const dead = use(DeadLinksOfPage);
  if (useContext(AdsOfPage).live === undefined) return null;
  return (
    <>
      <amp-geo layout="nodisplay">
        <AmpData data={{ ISOCountryGroups: ampCountryGroups }} />
      </amp-geo>
      <amp-consent id={id} layout="nodisplay">
        <AmpData data={asking} />
        <section id={promptId} className={styles.prompt} aria-label="Your privacy choices">
          <div className={`frame ${styles.question}`}>
            <p>
              <strong className={styles.title}>May we show advertisers’ ads?</strong> Google then chooses and measures
              them, and posts and videos of other services may load in this story. They set cookies. Without your yes
              the story is all there.{" "}
              {leadsSomewhere(choicesPath, dead) && (
                <a className={styles.more} href={choicesPath}>
                  All your choices
                </a>
              )}
            </p>
            <div className={styles.answers}>
              <button type="button" className={styles.answer} on={`tap:${id}.reject`}>
                No
              </button>
              <button type="button" className={styles.answer} on={`tap:${id}.accept`}>
                Yes
              </button>
            </div>
          </div>
        </section>
      </amp-consent>
    </>
  );
}

/** The way back to the question, for whoever was asked and for whoever was not. */
export function AmpConsentAgain(): ReactNode {
  if (useContext(AdsOfPage).live === undefined) return null;
  return (
    <button type="button" className={styles.again} on={`tap:${id}.prompt`}>
      Change your ad choices
    </button>
  );
}
