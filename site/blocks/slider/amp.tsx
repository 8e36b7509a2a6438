// The slider on AMP pages: AMP's carousel, with room under the picture for its words.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { Caption } from "../Caption.tsx";
import styles from "./Slider.module.css";
import ampStyles from "./amp.module.css";
import { Slide } from "./Slider.tsx";

export function AmpSlider({ title, caption, items }: BlockProps<"slider">): ReactNode {
  return (
    <div className={styles.slider}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <amp-base-carousel
        layout="responsive"
        width={16}
        height={15}
        heights="(min-width: 768px) 76%, 96%"
        aria-label={title ?? "Pictures"}
      >
        {items.map((item, index) => (
          <div key={index} className={ampStyles.slide}>
            <Slide item={item} position={index + 1} count={items.length} />
          </div>
        ))}
      </amp-base-carousel>
      <Caption caption={caption} as="div" className={styles.whole} />
    </div>
  );
}
