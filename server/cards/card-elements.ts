// The three cards, as the trees that satori lays out. Sizes are for a card 1200 wide and scale with it.

import { brand } from "../../model/brand.ts";
import type { SocialCard } from "../../site/head/social-card.ts";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { cardFamily } from "./card-fonts.ts";
import type { CharacterWidths } from "./character-widths.ts";
import { fitHeadline } from "./fit-headline.ts";

export interface CardElement {
  type: string;
  props: Record<string, unknown>;
}

type Style = Readonly<Record<string, string | number>>;
type Child = CardElement | string | undefined;

/** Pictures as data addresses, ready to be set. */
export interface CardPictures {
  /** The mark with the name, 810 by 132, in white and in ink. */
  logoLight: string;
  logoDark: string;
  face?: string;
  picture?: string;
}

const box = (style: Style, ...children: Child[]): CardElement => ({
  type: "div",
  props: {
    style: { display: "flex", boxSizing: "border-box", ...style },
    children: children.filter((child) => child !== undefined),
  },
});

const image = (src: string, width: number, height: number, style: Style = {}): CardElement => ({
  type: "img",
  props: { src, width, height, style: { width, height, objectFit: "cover", ...style } },
});

/** A picture has one theme: a colour that the brand has for each is not taken. */
const plain = (colour: string | undefined) => (colour?.startsWith("#") ? colour : undefined);

const masthead = plain(brand.colours.masthead);
const ground =
  masthead === undefined
    ? "linear-gradient(180deg, #143060 0%, #08172f 100%)"
    : `linear-gradient(180deg, ${masthead} 0%, ${plain(brand.colours.mastheadDeep) ?? masthead} 100%)`;
const ink = "#12161d";
const opinionPaper = "#f6efe2";
const opinionInk = "#8a4b08";
const signal = plain(brand.colours.signal) ?? "#c2141e";
const onNavyQuiet = "#b9c6dc";

const sans = () => ({ fontFamily: cardFamily("sans"), fontWeight: 800 }) as const;
const serif = () => ({ fontFamily: cardFamily("serif"), fontWeight: 700 }) as const;

export function cardElement(
  card: SocialCard,
  { width, height }: Size,
  pictures: CardPictures,
  widths: CharacterWidths,
): CardElement {
  const draw = { story: storyCard, opinion: opinionCard, live: liveCard }[card.kind];
  return draw(card, { width, height, unit: width / 1200, widths }, pictures);
}

interface Frame extends Size {
  /** Pixels for one of 1200. */
  unit: number;
  widths: CharacterWidths;
}

const logo = (src: string, unit: number) => image(src, 240 * unit, 39 * unit, { objectFit: "contain" });

/** What stands at its top, in its middle and at its foot, as far apart as it is high. */
const column = ({ width, height }: Size, style: Style, ...children: Child[]) =>
  box({ width, height, flexDirection: "column", justifyContent: "space-between", ...style }, ...children);

/** The mark, and who wrote the story. */
const foot = (mark: string, byline: string | undefined, unit: number, style: Style) =>
  box(
    { justifyContent: "space-between", alignItems: "center" },
    logo(mark, unit),
    byline === undefined || byline === ""
      ? undefined
      : box({ fontFamily: cardFamily("sans"), fontWeight: 600, ...style }, cut(byline)),
  );

const label = (text: string, unit: number, style: Style) =>
  box(
    { ...sans(), fontSize: 26 * unit, letterSpacing: 2 * unit, textTransform: "uppercase", lineHeight: 1.2, ...style },
    text,
  );

function headline(text: string, frame: Frame, room: Size, style: Style, isSerif = false): CardElement {
  const { unit, widths } = frame;
  const fitted = fitHeadline(text, {
    ...room,
    sizes: [84, 76, 68, 60, 54, 48, 42, 36].map((size) => size * unit),
    lineHeight: 1.1,
    characterWidth: isSerif ? widths.serif : widths.sans,
  });
  return box(
    {
      ...(isSerif ? serif() : sans()),
      width: room.width,
      fontSize: fitted.size,
      lineHeight: 1.1,
      textWrap: "balance",
      letterSpacing: (isSerif ? -0.01 : -0.02) * fitted.size,
      ...style,
    },
    fitted.text,
  );
}

function storyCard({ label: section, headline: text, byline }: SocialCard, frame: Frame, pictures: CardPictures) {
  const { width, height, unit } = frame;
  const edge = 72 * unit;
  return column(
    frame,
    { padding: edge, backgroundImage: ground, color: "#fff" },
    box(
      { flexDirection: "column" },
      box({
        width: 96 * unit,
        height: 8 * unit,
        backgroundColor: plain(brand.colours.signal) ?? "#ff5249",
        marginBottom: 28 * unit,
      }),
      label(section, unit, { color: onNavyQuiet, marginBottom: 20 * unit }),
      headline(text, frame, { width: width - 2 * edge, height: height - 310 * unit }, { color: "#fff" }),
    ),
    foot(pictures.logoLight, byline, unit, { fontSize: 26 * unit, color: onNavyQuiet }),
  );
}

function opinionCard({ headline: text, label: kind, byline }: SocialCard, frame: Frame, pictures: CardPictures) {
  const { width, height, unit } = frame;
  const edge = 72 * unit;
  const portrait = pictures.face === undefined ? 0 : Math.min(340 * unit, height - 300 * unit);
  const gap = portrait === 0 ? 0 : 56 * unit;
  return column(
    frame,
    {
      padding: edge,
      backgroundColor: opinionPaper,
      color: ink,
      borderTop: `${16 * unit}px solid ${opinionInk}`,
    },
    label(kind, unit, { color: opinionInk }),
    box(
      { justifyContent: "space-between", alignItems: "center" },
      headline(
        text,
        frame,
        { width: width - 2 * edge - portrait - gap, height: height - 330 * unit },
        { color: ink },
        true,
      ),
      pictures.face === undefined
        ? undefined
        : image(pictures.face, portrait, portrait, { borderRadius: portrait / 2 }),
    ),
    foot(pictures.logoDark, byline, unit, { fontSize: 28 * unit, color: "#4a5362" }),
  );
}

/** The part of a live card that its picture fills. */
export function livePicture({ width, height }: Size): Size {
  return { width: Math.round(width * 0.42), height };
}

function liveCard({ headline: text, label: kind }: SocialCard, frame: Frame, pictures: CardPictures) {
  const { width, height, unit } = frame;
  const edge = 64 * unit;
  const side = pictures.picture === undefined ? 0 : livePicture(frame).width;
  return box(
    { width, height, backgroundImage: ground, color: "#fff", position: "relative" },
    pictures.picture === undefined
      ? undefined
      : box({ position: "absolute", right: 0, top: 0, width: side, height }, image(pictures.picture, side, height)),
    column(
      { width: width - side, height },
      { padding: edge, borderTop: `${16 * unit}px solid ${signal}` },
      box(
        { alignItems: "center" },
        box(
          {
            ...sans(),
            alignItems: "center",
            backgroundColor: signal,
            color: "#fff",
            fontSize: 26 * unit,
            lineHeight: 1,
            padding: `${12 * unit}px ${18 * unit}px`,
            borderRadius: 4 * unit,
          },
          box({
            width: 14 * unit,
            height: 14 * unit,
            borderRadius: 7 * unit,
            backgroundColor: "#fff",
            marginRight: 12 * unit,
          }),
          "LIVE",
        ),
        label(kind.replace(/^Live /, ""), unit, { color: onNavyQuiet, marginLeft: 20 * unit }),
      ),
      headline(text, frame, { width: width - side - 2 * edge, height: height - 320 * unit }, { color: "#fff" }),
      logo(pictures.logoLight, unit),
    ),
  );
}

/** A line for names, whatever they are. */
const cut = (byline: string): string => (byline.length > 48 ? `${byline.slice(0, 47).trimEnd()}…` : byline);
