// The heading of a section with a sponsor (HEAD-02), in three levels: the sponsor's logo beside the title, a banner, or the
// whole width with coloured wings. It always says that it is paid for.

import type { ReactNode } from "react";
import { ModuleTitle } from "../../layouts/ModuleTitle.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import type { ImageSet } from "./schema.ts";
import styles from "./SponsoredHeading.module.css";

export function SponsoredHeading(props: BlockProps<"sponsored-heading">): ReactNode {
  const { level, title, url, adInfo, wingColor, logo, background } = props;
  return (
    <header className={classNames(styles.heading, styles[level])}>
      {level === "takeover" && <Wings color={wingColor} />}
      {level !== "logo" && background !== undefined && (
        <ImageOf set={background} className={styles.background} alt="" />
      )}
      <div className={styles.words}>
        <ModuleTitle className={styles.title}>{title}</ModuleTitle>
        <p className={styles.sponsor} data-ad-size={adInfo.size} data-ad-value={adInfo.value}>
          <span className={styles.label}>{adInfo.text}</span>
          {logo !== undefined && <Logo set={logo} url={url} name={adInfo.value} />}
        </p>
      </div>
    </header>
  );
}

/** The colour is the sponsor's, so it cannot be a token; a drawing carries it without an inline style. */
function Wings({ color }: { color: string }): ReactNode {
  return (
    <svg className={styles.wings} preserveAspectRatio="none" viewBox="0 0 100 10" aria-hidden="true">
      <rect width="100" height="10" fill={color} />
    </svg>
  );
}

function Logo({ set, url, name }: { set: ImageSet; url: string | undefined; name: string }): ReactNode {
  const image = <ImageOf set={set} className={styles.logo} alt={name} />;
  return url === undefined ? (
    image
  ) : (
    <a href={url} target="_blank" rel="noopener sponsored">
      {image}
    </a>
  );
}

function ImageOf({ set, className, alt }: { set: ImageSet; className: string | undefined; alt: string }): ReactNode {
  return (
    <picture className={className}>
      {set.mobile !== undefined && <source media="(max-width: 767px)" srcSet={set.mobile} />}
      {set.tablet !== undefined && <source media="(max-width: 1023px)" srcSet={set.tablet} />}
      {set.desktop !== undefined && <source media="(max-width: 1279px)" srcSet={set.desktop} />}
      <img src={set.wide} alt={alt} />
    </picture>
  );
}
