// Forms: the page of each with a token of its own, what is posted, the letters about it, and its export.

import { Hono } from "hono";
import { formSecret } from "../../content/list-links.ts";
import type { ReadersForm } from "../../model/forms/form-state.ts";
import { brand } from "../../model/brand.ts";
import type { Capability } from "../capability.ts";
import { siteMailWorker } from "../mail/site-mail-worker.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import type { SitePages } from "../pages/site-pages.ts";
import type { SiteServices } from "../site-services.ts";
import { exportRoutes } from "./export-routes.ts";
import { knownLists } from "./known-lists.ts";
import { openForm, type FormAddress } from "./open-form.ts";
import { formRoutes } from "./routes.ts";
import { tokenRoutes } from "./token-routes.ts";

export interface FormsCapability extends Capability {
  /** The form of a page that has one. */
  openForm: (address: FormAddress) => ReadersForm | undefined;
  /** Hears every post that nobody else does. */
  posts: Capability;
}

export async function formsCapability(
  services: SiteServices,
  { pages, blocksAt }: SitePages,
): Promise<FormsCapability> {
  const { config, store, access, openClient, origin, limits, log, now } = services;
  const secret = config.FORM_SECRET ?? (await store.secret(formSecret));
  const forms = { mail: store.mail, secret, origin, log, now };
  const mailWorker = siteMailWorker(services);
  const routes = new Hono();
  routes.route("/", exportRoutes({ ...forms, access }));
  routes.route("/", tokenRoutes(forms));
  const posts = formRoutes({
    ...forms,
    draw: (address, form) => pages({ ...address, form }, "html"),
    lists: (context, address) =>
      knownLists(openClient(new Set()), () => {
        const request = requestBehind(context);
        const find = () => blocksAt(address);
        return request === undefined ? find() : limits.makePage(request, address.path, find);
      }),
    onTaken: () => mailWorker?.wake(),
    contactTo: config.CONTACT_TO ?? brand.contact.audience,
    limits,
    perHour: config.FORMS_PER_HOUR,
    lettersPerHour: config.LETTERS_PER_HOUR,
  });
  return {
    routes,
    posts: { routes: posts },
    openForm: (address) => openForm(address, secret, now()),
    close: () => mailWorker?.stop(),
  };
}
