// Draws a card: satori sets the words as outlines, sharp makes the picture of them. What cannot be written with the site's fonts gets the
// publisher's own card.

import sharp, { type Sharp } from "sharp";
import type { SocialCard } from "../../site/head/social-card.ts";
import type { Size } from "../../site/lib/image-sizes.ts";
import { cardElement } from "./card-elements.ts";
import { isWritable, readFonts, type CardFont } from "./card-fonts.ts";
import { logoImage } from "./logo-image.ts";

/** A picture of the site's own media in this size; undefined when there is none to be had. */
export type PictureOf = (url: string, size: Size) => Promise<Buffer | undefined>;

export type DrawCard = (card: SocialCard, size: Size) => Promise<Buffer>;

export interface DrawingParts {
  pictureOf: PictureOf;
  /** The publisher's own card, whatever its size. */
  publishersCard: () => Promise<Buffer>;
}

export function cardDrawing({ pictureOf, publishersCard }: DrawingParts): DrawCard {
  let fonts: Promise<CardFont[]> | undefined;

  async function dataAddress(url: string | undefined, size: Size): Promise<string | undefined> {
    const bytes = url === undefined ? undefined : await pictureOf(url, size).catch(() => undefined);
    return bytes && `data:image/jpeg;base64,${bytes.toString("base64")}`;
  }

  return async (card, size) => {
    const words = [card.label, card.headline, card.byline ?? ""];
    if (!words.every(isWritable)) {
      return jpeg(sharp(await publishersCard()).resize(size.width, size.height, { fit: "cover" }));
    }
    fonts ??= readFonts();
    // The setter of type is large, and a site whose stories all have pictures never needs it.
    const { default: satori } = await import("satori");
    const element = cardElement(card, size, {
      logoLight: logoImage("#ffffff"),
      logoDark: logoImage("#0b1f3f"),
      face: await dataAddress(card.face, { width: 640, height: 640 }),
      picture: await dataAddress(card.picture, { width: 931, height: 523 }),
    });
    const svg = await satori({ key: null, ...element }, { ...size, fonts: await fonts });
    return jpeg(sharp(Buffer.from(svg)));
  };
}

/** Letters keep their edges only with the whole colour. */
function jpeg(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: "#08172f" })
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}
