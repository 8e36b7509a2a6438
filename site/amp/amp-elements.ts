// The AMP elements this site draws, as React knows them, and the version of the component behind each. What an element may carry is fixed
// by the AMP specification; tests/judges holds the pages against its validator.

import type { ReactNode } from "react";

interface AmpElement {
  className?: string;
  id?: string;
  layout?: "responsive" | "fixed" | "fixed-height" | "fill" | "intrinsic" | "nodisplay";
  width?: number | "auto";
  height?: number;
  title?: string;
  children?: ReactNode;
  "aria-label"?: string;
}

interface AmpImg extends AmpElement {
  src: string;
  srcset?: string;
  sizes?: string;
  alt: string;
  /** The picture of the first screen: fetched at once. */
  "data-hero"?: "";
}

interface AmpConsent extends AmpElement {
  id: string;
  layout: "nodisplay";
}

interface AmpGeo extends AmpElement {
  layout: "nodisplay";
}

interface AmpSidebar extends AmpElement {
  side: "left" | "right";
}

interface AmpBaseCarousel extends AmpElement {
  /** The height as a part of the width, by the screen. */
  heights?: string;
  "snap-align"?: "start" | "center";
  "visible-count"?: string;
}

interface AmpAd extends AmpElement {
  type: string;
  "data-slot": string;
  "data-override-width": number;
  "data-override-height": number;
  "data-multi-size": string;
  "data-multi-size-validation": "false";
  "data-enable-refresh": number;
  /** `_till_accepted`: the ad server's own component cannot ask for anything earlier. */
  "data-block-on-consent": "_till_accepted";
  json: string;
  "rtc-config": string;
}

interface AmpVideo extends AmpElement {
  poster?: string;
  controls: "";
}

interface AmpVideoId extends AmpElement {
  "data-videoid": string;
  /** The second from which it plays, on YouTube. */
  "data-param-start"?: number;
}

interface AmpInstagram extends AmpElement {
  "data-shortcode": string;
  "data-captioned"?: "";
}

interface AmpTwitter extends AmpElement {
  "data-tweetid": string;
  "data-cards"?: "hidden";
  "data-conversation"?: "none";
  "data-theme"?: "dark";
}

interface AmpFacebook extends AmpElement {
  "data-href": string;
  "data-embed-as": "post" | "video";
}

interface AmpTiktok extends AmpElement {
  "data-src": string;
}

interface AmpIframe extends AmpElement {
  src: string;
  sandbox: string;
  frameborder: 0;
  allowfullscreen?: "";
}

interface AmpElements {
  "amp-img": AmpImg;
  "amp-consent": AmpConsent;
  "amp-geo": AmpGeo;
  "amp-sidebar": AmpSidebar;
  "amp-base-carousel": AmpBaseCarousel;
  "amp-video": AmpVideo;
  "amp-youtube": AmpVideoId;
  "amp-vimeo": AmpVideoId;
  "amp-instagram": AmpInstagram;
  "amp-twitter": AmpTwitter;
  "amp-facebook": AmpFacebook;
  "amp-tiktok": AmpTiktok;
  "amp-iframe": AmpIframe;
  "amp-ad": AmpAd;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends AmpElements {}
  }

  interface ButtonHTMLAttributes<T> {
    /** What AMP does when the button is pressed, e.g. `tap:menu.open`. */
    on?: string;
  }
}

/** Pictures are part of AMP itself; every other element needs the script of its component. */
export const componentVersions: Readonly<Record<Exclude<keyof AmpElements, "amp-img">, string>> = {
  "amp-consent": "0.1",
  "amp-geo": "0.1",
  "amp-sidebar": "0.1",
  "amp-base-carousel": "0.1",
  "amp-video": "0.1",
  "amp-youtube": "0.1",
  "amp-vimeo": "0.1",
  "amp-instagram": "0.1",
  "amp-twitter": "0.1",
  "amp-facebook": "0.1",
  "amp-tiktok": "0.1",
  "amp-iframe": "0.1",
  "amp-ad": "0.1",
};

/** Elements that load something of others. Where an AMP page asks for consent they wait for it, as its ads do. */
export const waitForConsent: readonly (keyof AmpElements)[] = [
  "amp-ad",
  "amp-youtube",
  "amp-vimeo",
  "amp-instagram",
  "amp-twitter",
  "amp-facebook",
  "amp-tiktok",
  "amp-iframe",
];
