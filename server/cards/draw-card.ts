// Draws a card: satori sets the words as outlines, sharp makes the picture of them. What cannot be written with the site's fonts gets the
// publisher's own card.

import type drawSvg from "satori";
import sharp, { type Sharp } from "sharp";
import type { SocialCard } from "../../site/head/social-card.ts";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { longestConversion } from "../images/conversions.ts";
import { QueueFullError, type WorkQueue } from "../../model/work/work-queue.server.ts";
import { cardElement, livePicture } from "./card-elements.ts";
import { cardWords } from "./card-words.ts";
import { readFonts, type CardFont } from "./card-fonts.ts";
import { characterWidths, type CharacterWidths } from "./character-widths.ts";
import { MediaAway } from "../../content/media/media-store.ts";
import { UnreachablePicture } from "../images/unreadable-picture.ts";
import { logoImage } from "./logo-image.ts";

/** A picture of the site's own media in this size; undefined when there is none to be had. */
export type PictureOf = (url: string, size: Size) => Promise<Buffer | undefined>;

/** Rejects with a QueueFullError when too much is being drawn, or with the reason of the signal. */
export type DrawCard = (card: SocialCard, size: Size, signal?: AbortSignal) => Promise<Buffer>;

export interface DrawingParts {
  pictureOf: PictureOf;
  /** The publisher's own card, whatever its size. */
  publishersCard: () => Promise<Buffer>;
  queue: WorkQueue;
}

export function cardDrawing({ pictureOf, publishersCard, queue }: DrawingParts): DrawCard {
  let setting: Promise<CardSetting> | undefined;

  async function dataAddress(url: string | undefined, size: Size): Promise<string | undefined> {
    const bytes = url === undefined ? undefined : await pictureOf(url, size).catch(withoutPicture);
    return bytes && `data:image/jpeg;base64,${bytes.toString("base64")}`;
  }

  return async (card, size, signal) => {
    setting ??= readSetting();
    const { satori, fonts, widths } = await setting;
    const words = await cardWords([card.label, card.headline, card.byline ?? ""], { satori, fonts });
    const [label = "", headline = "", byline = ""] = words ?? [];
    if (headline === "") {
      const usual = await publishersCard();
      return queue.run(() => jpeg(sharp(usual).resize(size.width, size.height, { fit: "cover" })), signal);
    }
    const pictures = {
      logoLight: logoImage("#ffffff"),
      logoDark: logoImage("#0b1f3f"),
      face: await dataAddress(card.face, { width: 640, height: 640 }),
      picture: await dataAddress(card.picture, livePicture(size)),
    };
    const element = cardElement({ ...card, label, headline, byline }, size, pictures, widths);
    const svg = await satori({ key: null, ...element }, { ...size, fonts });
    // The pictures in it have had their own turns: whoever has one never waits for another.
    return queue.run(() => jpeg(sharp(Buffer.from(svg))), signal);
  };
}

interface CardSetting {
  satori: typeof drawSvg;
  fonts: CardFont[];
  widths: CharacterWidths;
}

/** The setter of type is large, and a site whose stories all have pictures never needs it. */
async function readSetting(): Promise<CardSetting> {
  const { default: satori } = await import("satori");
  const fonts = await readFonts();
  return { satori, fonts, widths: await characterWidths(satori, fonts) };
}

/** A card is drawn without a picture that cannot be had, but not without one that only takes longer: cards are cached. */
function withoutPicture(error: unknown): undefined {
  const isPassing = [QueueFullError, UnreachablePicture, MediaAway].some((kind) => error instanceof kind);
  if (isPassing) throw error;
}

/** Letters keep their edges only with the whole colour. */
function jpeg(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: "#08172f" })
    .timeout(longestConversion)
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}
