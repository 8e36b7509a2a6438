// Tokens of one's own at the desk, for admins: the list, a new one, and the end of one. The store writes down who did it.

import { z } from "zod";
import type { Store } from "../../content/store/store.ts";
import type { TokenMaker } from "../../content/store/tokens/token-store.ts";
import { kindNames, readAskedToken, tokenDays } from "../../content/tokens/asked-token.ts";
import { scopeWords } from "../../content/tokens/token-scope.ts";
import { tokenState } from "../../content/tokens/token-state.ts";
import { sectionName } from "../../model/addresses/front-path.ts";
import type { MadeToken, TokenField, TokenLine, TokenList } from "../../model/desk/token-calls.ts";
import { param, refused, refusedFields, type AnswersOf, type AskingPerson } from "./answer-call.ts";

const day = 86_400_000;

const sent = z.object({
  name: z.string().max(1_000),
  kinds: z.array(z.string().max(1_000)).max(1_000),
  sections: z.array(z.string().max(1_000)).max(1_000),
  mayWrite: z.boolean(),
  days: z.number().int(),
});

export interface TokenParts {
  store: Pick<Store, "tokens" | "all">;
  now: () => number;
}

export function tokenAnswers({ store, now }: TokenParts): AnswersOf<"tokens"> {
  return {
    "tokens.list": async () => {
      const [tokens, sections] = await Promise.all([store.tokens.list(), store.all("section")]);
      const list: TokenList = {
        tokens: tokens.map(({ scope, ...token }): TokenLine => ({
          ...token,
          scope: scopeWords(scope),
          state: tokenState({ scope, ...token }, now()),
        })),
        kinds: kindNames(),
        sections: sections.map(sectionName).toSorted(),
        days: tokenDays,
      };
      return { body: list };
    },

    "tokens.make": async (asking) => {
      const given = sent.safeParse(asking.input);
      if (!given.success) return refused(422, "A name, kinds, sections, whether it may write, and days are needed.");
      const { days, ...wanted } = given.data;
      const asked = readAskedToken({ ...wanted, expiresAt: now() + days * day }, now());
      if ("faults" in asked) {
        const { expiresAt, ...others } = asked.faults;
        const faults: Partial<Record<TokenField, string>> = {
          ...others,
          ...(expiresAt && { days: `must be 1 to ${tokenDays.most}` }),
        };
        return refusedFields(faults);
      }
      const made = await store.tokens.make(asked.token, makerOf(asking));
      const { name } = asked.token;
      if (made === undefined) return refusedFields({ name: "is that of another token: revoke it first" });
      const body: MadeToken = { ...made, name };
      return { body };
    },

    "tokens.revoke": async (asking) => {
      const revoked = await store.tokens.revoke(param(asking, "token"), makerOf(asking));
      return revoked === undefined ? refused(404, "There is no such token, or it was revoked already.") : {};
    },
  };
}

const makerOf = ({ session: { person } }: AskingPerson): TokenMaker => ({ person: person.id, name: person.name });
