// ROUTE-06: searches the carriers that stand on the page /foxaroundtheworld.

import { addressOf } from "../../../model/addresses/address-of.ts";
import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { findCarriers } from "../../blocks/carriers/find-carriers.ts";
import { robots } from "../../head/robots.ts";
import { simpleHead } from "../../head/simple-head.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchFromStore } from "../../rules/fetch-failure.ts";

const carriersPath = addressOf("/foxaroundtheworld");
const longest = 100;

export async function loadAroundTheWorldPage(context: PageContext): Promise<PageContent<"around-the-world">> {
  const { content, path, origin, query } = context;
  const record = await fetchFromStore(context, "static page", () => content.byPath("static_page", carriersPath));
  if (record === null || record === undefined) throw notFound(messages.pageNotFound);
  const countries = record.blocks.flatMap((block) => (block.kind === "carriers" ? block.props.countries : []));
  const wanted = (query.get("q") ?? "").trim().slice(0, longest);
  return {
    page: "around-the-world",
    props: { path, wanted, found: findCarriers(countries, wanted), countries: countries.length },
    head: simpleHead({
      title: wanted === "" ? "Watch abroad" : `Watch abroad: ${wanted}`,
      path,
      origin,
      robots: wanted === "" ? undefined : `noindex, ${robots.default}`,
    }),
    status: 200,
    bodyClass: "around-the-world",
  };
}
