// One item of an export: where it stands, its records, and the redirects of its old addresses.

import type { AddressClaims } from "../moving-in/address-claims.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import type { MovedRecord } from "../moving-in/run-move.ts";
import type { MoveReport } from "../moving-in/move-report.ts";
import { attachmentRecords } from "./attachment-records.ts";
import { unnamedFilm } from "./clips.ts";
import { decodedPath, idIn, numberPath } from "./blog.ts";
import { guestAuthor, guestOf } from "./guest-authors.ts";
import { becomesOf, isPublished, kindOfItem, nameOfItem, numberOfItem, typeOf } from "./item-kind.ts";
import { attachmentOf, type Attachment } from "./media.ts";
import { itemAddresses, queryAddresses, staysOfSite } from "./old-addresses.ts";
import { furtherAddresses, linkPath, type PostAddress } from "./post-address.ts";
import type { BlogNames } from "./read-names.ts";
import type { WxrItem } from "./read-wxr.ts";
import { addressOfItem, recordOf, tellLeftOut, type NewsroomParts } from "./records-of.ts";

export interface MovedItem {
  /** Where it is found. */
  path: string;
  records: MovedRecord[];
}

interface MoverParts {
  claims: AddressClaims;
  report: MoveReport;
}

export function itemMover(parts: NewsroomParts, names: BlogNames, { claims, report }: MoverParts) {
  const { blog, media } = parts;
  /** Files that have their record already. */
  const described = new Set<string>();

  /** By where they stand here: posts write their addresses in several ways, the published ones last. */
  const clips = new Map(
    [...names.clips]
      .toSorted(([, one], [, other]) => Number(one) - Number(other))
      .map(([address, isShown]) => [media.moved(address), isShown]),
  );

  const posters = new Map([...names.posters].map(([address, poster]) => [media.moved(address), poster]));

  const captions = new Map([...names.captions].map(([address, track]) => [media.moved(address), track]));

  /** Asked for twice of each. */
  const addresses = new WeakMap<WxrItem, PostAddress>();
  function addressOf(item: WxrItem): PostAddress | undefined {
    const address = addresses.get(item) ?? addressOfItem(item, parts);
    if (address !== undefined) addresses.set(item, address);
    return address;
  }

  const nameOf = (item: WxrItem) =>
    ({
      type: becomesOf(item, parts.types) === "page" ? "static_page" : "article",
      id: idIn(blog, numberOfItem(item)),
    }) as const;
  const further = (item: WxrItem, address: PostAddress) => furtherAddresses(address, blog.name, numberOfItem(item));
  const queriesOf = (item: WxrItem) =>
    claims.hasRivals() ? queryAddresses(item, blog).filter(({ id }) => claims.isLedElsewhere(id)) : [];

  /** Looks at the addresses of items before they are made: at the further ones of those whose own somebody has. */
  async function look(items: readonly WxrItem[]): Promise<void> {
    await claims.look(items.flatMap(wanted));
    const others = items.flatMap((item) => {
      const address = attachmentOf(item) === undefined ? addressOf(item) : undefined;
      const isHeld = address !== undefined && claims.holderOf(address.path, nameOf(item)) !== undefined;
      return isHeld ? further(item, address) : [];
    });
    if (others.length > 0) await claims.look([...items.flatMap(wanted), ...others]);
  }

  function wanted(item: WxrItem): string[] {
    const attachment = attachmentOf(item);
    const queries = queriesOf(item).map(({ id }) => id);
    if (attachment !== undefined) {
      const file = decodedPath(URL.parse(attachment.url)?.pathname ?? "");
      return [linkPath(item) ?? "", file, ...queries].filter((one) => one !== "");
    }
    const address = addressOf(item);
    if (address === undefined) return [];
    return [address.path, ...(address.moved === undefined ? [] : [address.moved]), ...queries];
  }

  /** Nothing of what is left out, which is told. */
  function made(item: WxrItem): MovedItem | undefined {
    const attachment = attachmentOf(item);
    if (attachment !== undefined) return ofAttachment(item, attachment);
    if (typeOf(item) === guestAuthor && guestOf(item) !== undefined) return undefined;
    const address = addressOf(item);
    if (address === undefined) {
      tellLeftOut(item, parts);
      return undefined;
    }
    const own = nameOf(item);
    const path = placeOf(item, address, own);
    const record = recordOf(item, path, parts);
    if (record === undefined) return undefined;
    claims.take(path, own);
    const redirects = itemAddresses({ item, isPage: own.type === "static_page", path, address, blog });
    return { path, records: [{ record, of: countedAs(item, record) }, ...led(item, redirects)] };
  }

  /** One that turns out to be for nobody is no story of readers. */
  function countedAs(item: WxrItem, record: GivenRecord): string {
    const kind = kindOfItem(item);
    if (record["published"] !== false || !isPublished(item)) return kind;
    const hidden = `${kind}, not published`;
    report.came(kind, becomes(item), -1);
    report.came(hidden, `${becomes(item)} that readers do not see`);
    return hidden;
  }

  function placeOf(item: WxrItem, address: PostAddress, own: Parameters<AddressClaims["holderOf"]>[1]): string {
    const places = [address.path, ...further(item, address)];
    const path = places.find((one) => claims.holderOf(one, own) === undefined) ?? places.at(-1) ?? address.path;
    if (path !== address.path && address.isOld) {
      const holder = claims.holderOf(address.path, own) ?? "";
      report.lost(
        `${nameOfItem(item)} ${address.path} (${holder})`,
        `its old address, which something else here had first: it stands below /${blog.name}`,
      );
    }
    if (address.moved !== undefined) {
      const query = own.type === "static_page" ? "page_id" : "p";
      const way = staysOfSite(address.moved) ? `?${query}=${numberOfItem(item)} leads there` : "that leads there";
      report.note(nameOfItem(item), `stands at ${path}, as ${address.moved} is an address of the site's own: ${way}`);
    }
    return path;
  }

  function ofAttachment(item: WxrItem, attachment: Attachment): MovedItem {
    const kind = kindOfItem(item);
    const number = numberOfItem(item);
    const {
      file,
      clip,
      addresses: redirects,
    } = attachmentRecords(item, attachment, {
      blog,
      clock: names.clock,
      media,
      described,
      isThere: (id) => names.imported.has(Number(id)),
      shownIn: ({ id, url, parent }) =>
        clips.get(media.moved(url)) ?? names.clips.get(id) ?? names.clips.get(unnamedFilm + parent),
      posterOf: (here) => posters.get(here),
      captionsOf: (here) => captions.get(here),
      isLedElsewhere: claims.isLedElsewhere,
      tell: (what) => report.lost(`${kind} ${number}`, what),
    });
    if (file === undefined) report.went(kind);
    return {
      path: numberPath(blog, number),
      records: [
        ...(file === undefined ? [] : [{ record: file, of: kind }]),
        ...(clip === undefined ? [] : [{ record: clip }]),
        ...led(item, redirects),
      ],
    };
  }

  /** Addresses by number and name too, where another blog's redirects lead those elsewhere. */
  function led(item: WxrItem, redirects: readonly GivenRecord[]): MovedRecord[] {
    return claims.free([...redirects, ...queriesOf(item)]);
  }

  function becomes(item: WxrItem): string {
    const what = becomesOf(item, parts.types);
    if (typeOf(item) === "attachment") return "media records and redirects";
    if (typeOf(item) === guestAuthor && guestOf(item) !== undefined) return "people";
    if (typeOf(item) === "wp_block") return "passages of the stories that show them";
    if (what === undefined) return "nothing";
    const things = what === "page" ? "static pages" : "stories";
    return isPublished(item) ? things : `${things} that readers do not see`;
  }

  return { look, made, becomes };
}
