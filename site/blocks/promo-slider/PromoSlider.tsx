// A band of promos across the page, one at a time (HEAD-04). It turns by touch, wheel, keys and arrows, never by itself.

import type { ReactNode } from "react";
import { Carousel } from "../../ui/Carousel.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./PromoSlider.module.css";
import { slidePictures } from "./slide-pictures.ts";

type Slide = BlockProps<"promo-slider">["slides"][number];

export function PromoSlider({ title, slides }: BlockProps<"promo-slider">): ReactNode {
  if (slides.length === 0) return null;
  const label = title ?? "Tonight and this week";
  return (
    <Module unseenTitle={label} className={styles.slider}>
      <Carousel
        label={label}
        size="span"
        arrowsFrom={2}
        items={slides.map((slide, index) => (
          <Promo key={slide.url} {...slide} isFirst={index === 0} />
        ))}
      />
    </Module>
  );
}

function Promo({
  showTitle,
  title,
  url,
  buttonLabel,
  images,
  imageUrl,
  isFirst,
}: Slide & { isFirst: boolean }): ReactNode {
  const { src, responsive } = slidePictures(images, imageUrl);
  return (
    <article className={styles.slide}>
      <Picture
        className={styles.picture}
        src={src}
        responsive={responsive.length > 0 ? responsive : undefined}
        alt=""
        use="hero"
        sizes="100vw"
        priority={isFirst}
      />
      <div className={styles.words}>
        {showTitle !== undefined && <p className={styles.show}>{showTitle}</p>}
        <h3 className={styles.title}>
          <a className={styles.link} href={url}>
            {title}
          </a>
        </h3>
        {buttonLabel !== undefined && (
          <span className={styles.button} aria-hidden="true">
            {buttonLabel}
          </span>
        )}
      </div>
    </article>
  );
}
