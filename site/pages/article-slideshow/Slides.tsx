// The slides of the gallery: intro, pictures, outro (SLIDE-01). Without script they are one long page of pictures, in order.

import type { ReactNode } from "react";
import { plainCaption } from "../../blocks/article-image/plain-caption.ts";
import { Caption } from "../../blocks/Caption.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { picturesText, placeText } from "./gallery-steps.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import recommendedStyles from "./Recommended.module.css";
import styles from "./Slides.module.css";
import { SlideshowList } from "./SlideshowList.tsx";
import type { SlideshowPageProps } from "./slideshow-props.ts";
import type { Slide } from "./slides.ts";

export function Slides({ cover, slides, recommended }: SlideshowPageProps): ReactNode {
  const first = `#${slides[0]?.id}`;
  return (
    // Reachable, so that the arrow keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className={classNames("plain-list", styles.track)} aria-label="Pictures" tabIndex={0}>
      <li className={styles.slide}>
        <figure className={styles.figure}>
          <Picture
            src={cover.url}
            alt={cover.imageAlt ?? plainCaption(cover.caption)}
            use="slideshow"
            responsive={cover.responsiveImages}
            priority
            className={styles.picture}
          >
            <span className={styles.extent}>
              <Icon name="camera" />
              {picturesText(slides.length)}
            </span>
          </Picture>
          <figcaption className={styles.words}>
            <Caption as="div" caption={cover.caption} copyright={cover.copyright} className={styles.caption} />
            <LinkButton href={first} look="signal" className={classNames("needs-script", styles.start)}>
              See the pictures
              <Icon name="chevron-right" />
            </LinkButton>
          </figcaption>
        </figure>
      </li>
      {slides.map((slide, index) => (
        <PictureSlide key={slide.id} {...slide} place={placeText(index + 1, slides.length)} />
      ))}
      <li className={classNames(styles.slide, styles.outro)}>
        <div className={styles.end}>
          <h2 className={styles.endTitle}>{recommended.length > 0 ? "More in pictures" : "The end"}</h2>
          <LinkButton href={first} look="outline" className="needs-script">
            Start again
          </LinkButton>
        </div>
        <div className={recommendedStyles.recommended} data-list="drawn">
          <SlideshowList stories={recommended} isDrawn />
          <Skeleton className={recommendedStyles.coming} count={recommended.length} />
        </div>
      </li>
    </ol>
  );
}

function PictureSlide({
  id,
  url,
  responsiveImages,
  title,
  alt,
  caption,
  copyright,
  source,
  place,
}: Slide & { place: string }): ReactNode {
  return (
    <li className={styles.slide} id={id}>
      <figure className={styles.figure}>
        <Picture src={url} alt={alt} use="slideshow" responsive={responsiveImages} className={styles.picture} />
        <figcaption className={styles.words}>
          <p className={styles.place}>{place}</p>
          {title !== undefined && <h2 className={styles.title}>{title}</h2>}
          <Caption as="div" caption={caption} copyright={copyright} source={source} className={styles.caption} />
        </figcaption>
      </figure>
    </li>
  );
}
