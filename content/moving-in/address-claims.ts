// An address belongs to whoever had it first. What moves in later is told so and stands elsewhere: two that had the same addresses can move in
// in any order, and again, without taking them from each other.

import type { RecordName } from "../records/parse-record.ts";
import type { RecordType } from "../records/kinds.ts";
import { patternWays } from "../redirects/pattern-ways.ts";
import { fromPlace, fromText, isPatternPlace, sortedPatterns } from "../redirects/redirect-address.ts";
import type { PlacedRecord, Store } from "../store/store.ts";
import type { GivenRecord } from "./given-record.ts";
import type { MoveReport } from "./move-report.ts";
import type { MovedRecord } from "./run-move.ts";

export interface Claim extends Pick<PlacedRecord, "type" | "id" | "isAlias"> {
  /** It came with this very move. */
  isOwn: boolean;
  /** Where a redirect leads. */
  to?: string;
}

export interface AddressClaims {
  /** Reads who has these; asked for before anything else is asked of them. */
  look: (addresses: readonly string[]) => Promise<void>;
  /** Who has had it before this page, if anybody. */
  holderOf: (address: string, page: RecordName) => string | undefined;
  /** A page of this move stands there from now on. */
  take: (address: string, page: RecordName) => void;
  /** Those of these redirects that may be written; the others are told. */
  free: (redirects: readonly GivenRecord[]) => MovedRecord[];
  /** Whether redirects for many addresses are somebody else's. */
  hasRivals: () => boolean;
  /** Whether one of them leads this one to somebody else's. */
  isLedElsewhere: (address: string) => boolean;
}

interface ClaimParts {
  /** Under which a record says what it came with. */
  field: string;
  name: string;
  store: Pick<Store, "claimsOn" | "sourcesById">;
  report: MoveReport;
}

/** What is on its way to the store is not among its claims yet: so many addresses at least are remembered. */
const remembered = 20_000;

export function addressClaims({ field, name, store, report }: ClaimParts): AddressClaims {
  let found = new Map<string, Claim[]>();
  let [recent, older] = [new Map<string, string>(), new Map<string, string>()];
  /** Redirects for many addresses that were here before, by where they begin. */
  const rivals = new Map<string, string>();
  let rivalWays = patternWays(sortedPatterns([]));

  const targetsOf = (address: string) =>
    rivals.size === 0 ? [] : rivalWays(fromText(address)).map(({ from, fill }) => fill(rivals.get(from) ?? ""));

  /** The page of this move that stands there. */
  const takenBy = (address: string) => recent.get(address.toLowerCase()) ?? older.get(address.toLowerCase());

  async function claimsOf(placed: ReadonlyMap<string, PlacedRecord[]>): Promise<Map<string, Claim[]>> {
    const told = [...placed.values()].flat().filter(({ type, isAlias }) => type === "redirect" || isAlias);
    const sources = new Map<string, Map<string, string>>();
    for (const [type, some] of Map.groupBy(told, (one): RecordType => one.type)) {
      sources.set(type, await store.sourcesById(type, [...new Set(some.map(({ id }) => id))]));
    }
    const claimOf = ({ type, id, isAlias }: PlacedRecord): Claim => {
      const source = JSON.parse(sources.get(type)?.get(id) ?? "{}");
      return { type, id, isAlias, isOwn: source[field]?.blog === name, to: source.to };
    };
    return new Map([...placed].map(([address, some]) => [address, some.map(claimOf)]));
  }

  return {
    async look(addresses) {
      const wanted = new Set(addresses.flatMap((address) => [address, ...targetsOf(address)]));
      found = await claimsOf(await store.claimsOn([...wanted]));
    },
    holderOf(address, page) {
      const taken = takenBy(address);
      const own = nameOf(page);
      return taken !== undefined && taken !== own ? taken : holderAmong(found.get(address) ?? [], page);
    },
    take(address, page) {
      if (recent.size >= remembered) [recent, older] = [new Map(), recent];
      recent.set(address.toLowerCase(), nameOf(page));
    },
    hasRivals: () => rivals.size > 0,
    isLedElsewhere: (address) => targetsOf(address).length > 0,
    free(redirects) {
      return redirects.flatMap((record) => {
        const { id, to } = record;
        const verdict = redirectVerdict(found.get(id) ?? [], String(to));
        const rival = targetsOf(id).find((target) => (found.get(target) ?? []).length > 0);
        const holder = typeof verdict === "object" ? nameOf(verdict) : (takenBy(id) ?? rival);
        if (holder === undefined) return verdict === "there" ? [] : [{ record }];
        if (typeof verdict === "object" && verdict.to !== undefined && isPatternPlace(fromPlace(id))) {
          rivals.set(fromText(id), verdict.to);
          rivalWays = patternWays(sortedPatterns(rivals.keys()));
        }
        report.lost(`${id} (${holder})`, "an old address that something else here had first");
        return [];
      });
    },
  };
}

/** Redirects whose addresses nobody had, in groups. */
export async function* ledHere(redirects: readonly GivenRecord[], claims: AddressClaims): AsyncGenerator<MovedRecord> {
  for (let start = 0; start < redirects.length; start += lookedAtOnce) {
    const some = redirects.slice(start, start + lookedAtOnce);
    await claims.look(some.map(({ id }) => id));
    yield* claims.free(some);
  }
}

/** Addresses of so many things are looked at together. */
export const lookedAtOnce = 100;

const nameOf = ({ type, id }: { type: string; id: string }) => `${type}/${id}`;

/** Of a page. An older address of a story of the same move is no reason to stand elsewhere. */
export function holderAmong(claims: readonly Claim[], page: RecordName): string | undefined {
  const holder = claims.find(({ type, id, isAlias, isOwn }) => {
    if (type === page.type && id === page.id) return false;
    return type === "redirect" || isAlias ? !isOwn : true;
  });
  return holder && nameOf(holder);
}

/** Whether a redirect may be written, is there already in other words, or who has its address. */
export function redirectVerdict(claims: readonly Claim[], to: string): "free" | "there" | Claim {
  const others = claims.filter(({ isOwn, isAlias, type }) => !(isOwn && (isAlias || type === "redirect")));
  const [holder] = others;
  if (holder === undefined) return "free";
  return others.every((claim) => claim.type === "redirect" && claim.to === to) ? "there" : holder;
}
