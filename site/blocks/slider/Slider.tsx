// Pictures in a row that the reader moves along: by touch, wheel, keys and arrows, all without script but the arrows (BLOCK-06).

import type { ReactNode } from "react";
import { Carousel } from "../../ui/Carousel.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { plainCaption } from "../article-image/plain-caption.ts";
import { Caption } from "../Caption.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import styles from "./Slider.module.css";

type SliderProps = BlockProps<"slider">;

export function Slider({ title, caption, items }: SliderProps): ReactNode {
  return (
    <div className={styles.slider}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <Carousel
        label={title ?? "Pictures"}
        className={styles.row}
        arrowsFrom={2}
        items={items.map((item, index) => (
          <Slide key={index} item={item} position={index + 1} count={items.length} />
        ))}
      />
      <Caption caption={caption} as="div" className={styles.whole} />
    </div>
  );
}

interface SlideProps {
  item: SliderProps["items"][number];
  position: number;
  count: number;
}

export function Slide({ item, position, count }: SlideProps): ReactNode {
  const { url, alt, title, caption, copyright, source, responsiveImages } = item;
  return (
    <figure>
      <Picture
        src={url}
        alt={alt ?? title ?? plainCaption(caption)}
        use="article"
        sizes="(min-width: 768px) 600px, 86vw"
        responsive={responsiveImages}
      />
      <p className={styles.count}>
        {position} of {count}
      </p>
      {title !== undefined && <p className={styles.name}>{title}</p>}
      <Caption caption={caption} copyright={copyright} source={source} />
    </figure>
  );
}
