// Long: a list of every piece.
// Every piece of site/ui with its variants, by the name of its file.

import type { ReactNode } from "react";
import type { SafeHtml as SafeText } from "../../../model/html/safe-html.ts";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import { AdSlot } from "../../ui/AdSlot.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Byline } from "../../ui/Byline.tsx";
import { Carousel } from "../../ui/Carousel.tsx";
import { Dialog, DialogButton } from "../../ui/Dialog.tsx";
import { Expander } from "../../ui/Expander.tsx";
import { Eyebrow } from "../../ui/Eyebrow.tsx";
import { Field, FormRow } from "../../ui/FormRow.tsx";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { LegalLine } from "../../ui/LegalLine.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import { Pagination } from "../../ui/Pagination.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { PictureHead } from "../../ui/PictureHead.tsx";
import { Pill, type PillKind } from "../../ui/Pill.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SocialIcon, type SocialNetwork } from "../../ui/SocialIcon.tsx";
import { Switch } from "../../ui/Switch.tsx";
import styles from "./Page.module.css";

export interface Surroundings {
  theme: "light" | "dark";
  richText: SafeText;
}

/** Variants by name. */
type Draw = (around: Surroundings) => Record<string, ReactNode>;

const picture = "/uploads/art/senate-clears-storm-recovery-bill.webp";
const face = "/uploads/people/nora-castellan.webp";
const nora = { name: "Nora Castellan", url: "/person/c/nora-castellan", avatar: face };
const others = [{ name: "Bea Lockhart", avatar: "/uploads/people/bea-lockhart.webp" }, { name: "Anya Petrovic" }];

/** Complete by type: a new sign does not compile until it is shown. */
const icons: { [Name in IconName]: Name } = {
  menu: "menu",
  close: "close",
  search: "search",
  "chevron-right": "chevron-right",
  "chevron-left": "chevron-left",
  "chevron-down": "chevron-down",
  "arrow-up": "arrow-up",
  external: "external",
  bookmark: "bookmark",
  share: "share",
  check: "check",
  print: "print",
  listen: "listen",
  clock: "clock",
  mail: "mail",
  user: "user",
  sun: "sun",
  moon: "moon",
  system: "system",
  play: "play",
  camera: "camera",
};
const networks: { [Name in SocialNetwork]: Name } = {
  facebook: "facebook",
  x: "x",
  instagram: "instagram",
  youtube: "youtube",
  rss: "rss",
  tiktok: "tiktok",
};
const pills: { [Name in PillKind]: Name } = {
  breaking: "breaking",
  developing: "developing",
  live: "live",
  duration: "duration",
  exclusive: "exclusive",
  opinion: "opinion",
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function Ago({ time }: { time: number }): ReactNode {
  return <RelativeTime publicationDate={new Date(useRenderedAt() - time).toISOString()} />;
}

function slides(count: number): ReactNode[] {
  return Array.from({ length: count }, (_, index) => <Picture key={index} src={picture} alt="" use="poster" />);
}

export const pieces: Readonly<Record<string, Draw>> = {
  AdSlot: ({ theme }) => ({
    empty: <AdSlot id={`gallery-${theme}-1`} />,
    filled: <AdSlot id={`gallery-${theme}-2`}>What stands in it</AdSlot>,
  }),
  Avatar: () => ({
    small: <Avatar {...nora} src={face} size="small" />,
    medium: <Avatar {...nora} src={face} />,
    large: <Avatar {...nora} src={face} size="large" />,
    huge: <Avatar {...nora} src={face} size="huge" />,
    "without a picture": <Avatar name="Nora Castellan" src={undefined} size="large" named />,
  }),
  Button: () => ({
    solid: <Button>Subscribe</Button>,
    outline: <Button look="outline">Share</Button>,
    signal: <Button look="signal">Watch TV</Button>,
    plain: <Button look="plain">Not now</Button>,
    busy: <Button busy>Loading</Button>,
    disabled: <Button disabled>Closed</Button>,
    wide: (
      <Button look="outline" wide>
        Show More
      </Button>
    ),
    "icon only": (
      <Button look="plain" label="Search">
        <Icon name="search" />
      </Button>
    ),
    link: <LinkButton href="/politics">Go to Politics</LinkButton>,
  }),
  Byline: () => ({
    one: <Byline authors={[nora]} />,
    "three with faces and a source": (
      <Byline authors={[nora, ...others]} faces source={{ name: "Meridian News", url: "/" }} />
    ),
    "source only": <Byline authors={[]} source={{ name: "Wire services" }} />,
  }),
  Carousel: () => ({
    small: <Carousel label="Small pictures" items={slides(8)} size="small" />,
    medium: <Carousel label="Pictures" items={slides(6)} />,
    large: <Carousel label="Large pictures" items={slides(4)} size="large" />,
    "arrows above": <Carousel label="Pictures below their arrows" items={slides(6)} arrows="above" />,
    "without arrows": <Carousel label="Three pictures" items={slides(3)} size="small" />,
  }),
  Dialog: ({ theme }) => ({
    closed: (
      <>
        <DialogButton dialog={`gallery-${theme}-dialog`}>Open the dialog</DialogButton>
        <Dialog id={`gallery-${theme}-dialog`} title="A dialog">
          <p>Closed by its button, by Escape and by a click beside it.</p>
        </Dialog>
      </>
    ),
  }),
  Expander: ({ theme }) => ({
    closed: <Expander summary="How we count votes">Twice.</Expander>,
    open: (
      <Expander summary="What happens next" open>
        The bill goes to the House.
      </Expander>
    ),
    "in a group": (
      <>
        {["First", "Second"].map((summary) => (
          <Expander key={summary} summary={summary} group={`gallery-${theme}`}>
            Closes the other one.
          </Expander>
        ))}
      </>
    ),
  }),
  Eyebrow: () => ({
    section: <Eyebrow href="/politics">Politics</Eyebrow>,
    signal: <Eyebrow tone="signal">Storm recovery</Eyebrow>,
    opinion: <Eyebrow tone="opinion">Opinion</Eyebrow>,
    quiet: <Eyebrow tone="quiet">Sponsored</Eyebrow>,
  }),
  FormRow: () => ({
    "two fields": (
      <FormRow label="Results" action="/_gallery">
        <Field label="State">
          <select name="state">
            <option>All states</option>
          </select>
        </Field>
        <Field label="County">
          <input name="county" placeholder="Harlan" />
        </Field>
        <Button type="submit">Show</Button>
      </FormRow>
    ),
  }),
  Icon: () => ({ "": Object.values(icons).map((name) => <Sign key={name} name={name} sign={<Icon name={name} />} />) }),
  LegalLine: () => ({ "as at the end of every page": <LegalLine year="2026" /> }),
  LinkRow: () => ({
    "with the page on show": (
      <LinkRow
        label="Pages of the show"
        links={[
          { label: "Latest", url: "/" },
          { label: "Episodes", url: "/video" },
        ]}
        currentOf={(url) => (url === "/" ? "page" : undefined)}
      />
    ),
  }),
  Pagination: () => ({
    "of unknown length": <Pagination page={2} previous="/" next="/?page=3" />,
    "of three": <Pagination page={1} next="/?page=2" pages={["/", "/?page=2", "/?page=3"]} />,
  }),
  Picture: () => ({
    card: <Picture src={picture} alt="The Capitol before dawn" />,
    "with a pill": (
      <Picture src={picture} alt="">
        <Pill kind="duration">02:14</Pill>
      </Picture>
    ),
    missing: <Picture src={undefined} alt="" />,
    broken: <Picture src="/uploads/art/no-such-picture.svg" alt="" />,
  }),
  PictureHead: () => ({
    "with a picture": (
      <PictureHead src={picture} priority={false}>
        <p>Words over it</p>
      </PictureHead>
    ),
    "without one": (
      <PictureHead src={undefined} priority={false}>
        <p>Words on navy</p>
      </PictureHead>
    ),
  }),
  Pill: () => ({
    "": Object.values(pills).map((kind) => (
      <Pill key={kind} kind={kind}>
        {kind === "duration" ? "02:14" : undefined}
      </Pill>
    )),
    link: <Pill kind="live" href="/coverage/storm-center" />,
  }),
  RelativeTime: () => ({
    "just in": <Ago time={0} />,
    minutes: <Ago time={12 * minute} />,
    hours: <Ago time={5 * hour} />,
    days: <Ago time={3 * day} />,
    "this year": <Ago time={30 * day} />,
    older: <Ago time={500 * day} />,
    draft: <RelativeTime publicationDate="0000-00-00T00:00:00Z" />,
  }),
  SafeHtml: ({ richText }) => ({ paragraph: <SafeHtml as="p" html={richText} /> }),
  SectionTitle: () => ({
    plain: <SectionTitle title="Politics" level={3} />,
    link: <SectionTitle title="Politics" level={3} href="/politics" />,
    "with more": <SectionTitle title="Opinion" level={3} more={{ text: "All opinion", url: "/opinion" }} />,
  }),
  Skeleton: () => ({
    card: <Skeleton count={2} />,
    row: <Skeleton shape="row" count={2} />,
    text: <Skeleton shape="text" />,
  }),
  SocialIcon: () => ({
    "": Object.values(networks).map((name) => <Sign key={name} name={name} sign={<SocialIcon network={name} />} />),
  }),
  Switch: () => ({
    on: <Switch label="Embedded content" text="What it means, below its name." checked onChange={() => undefined} />,
    off: <Switch label="Embedded content" text="What it means." checked={false} onChange={() => undefined} />,
    disabled: <Switch label="Advertising" text="Not to be had." checked={false} disabled onChange={() => undefined} />,
  }),
};

function Sign({ name, sign }: { name: string; sign: ReactNode }): ReactNode {
  return (
    <span className={styles.sign}>
      {sign} {name}
    </span>
  );
}
