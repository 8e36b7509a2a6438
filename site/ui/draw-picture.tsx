// How a picture becomes an element: the browser's own, unless what is drawn is another kind of document and says what to draw instead.

import { createContext, type ReactNode } from "react";
import type { PictureSources } from "./picture-sources.ts";
import type { ResponsiveImage } from "../../model/pictures/responsive-image.ts";

export interface DrawnPicture extends PictureSources {
  alt: string;
  className: string | undefined;
  /** Pictures for certain screens, which come before the others. */
  responsive?: readonly ResponsiveImage[];
  /** The largest picture of the first screen: fetched at once. */
  priority?: boolean;
  /** A picture that fails is replaced by the placeholder, or hidden with the figure around it. */
  whenBroken?: "replace" | "hide";
}

function browserPicture(picture: DrawnPicture): ReactNode {
  const { src, srcSet, sizes, width, height, alt, className, responsive, priority, whenBroken } = picture;
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      className={className}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      data-picture={whenBroken === "hide" ? "hide" : ""}
    />
  );
  if (responsive === undefined) return image;
  return (
    <picture>
      {responsive.map(({ media, srcset }, index) => (
        <source key={index} media={media} srcSet={srcset} />
      ))}
      {image}
    </picture>
  );
}

export const PictureDrawing = createContext<(picture: DrawnPicture) => ReactNode>(browserPicture);
