// Forms: the page of each with a token of its own, what is posted, the letters about it, and its export.

import { Hono } from "hono";
import { formSecret } from "../../content/list-links.ts";
import { brand } from "../../model/brand.ts";
import type { FormState } from "../../site/forms/form-state.ts";
import type { Capability } from "../capability.ts";
import { siteMailWorker } from "../mail/site-mail-worker.ts";
import { pageAddress } from "../pages/page-address.ts";
import type { PageService } from "../pages/page-service.ts";
import type { SiteServices } from "../site-services.ts";
import { exportRoutes } from "./export-routes.ts";
import { knownLists } from "./known-lists.ts";
import { openForm, type FormAddress } from "./open-form.ts";
import { formRoutes } from "./routes.ts";

export interface FormsCapability extends Capability {
  /** The form of a page that has one. */
  openForm: (address: FormAddress) => FormState | undefined;
}

export async function formsCapability(services: SiteServices, pages: PageService): Promise<FormsCapability> {
  const { config, store, access, openClient, origin, limits, log, now } = services;
  const secret = config.FORM_SECRET ?? (await store.secret(formSecret));
  const forms = { mail: store.mail, secret, origin, log, now };
  const mailWorker = siteMailWorker(services);
  const routes = new Hono();
  routes.route("/", exportRoutes({ ...forms, access }));
  routes.route(
    "/",
    formRoutes({
      ...forms,
      draw: (path, form) => pages({ ...pageAddress(path), form }, "html"),
      lists: () => knownLists(openClient(new Set())),
      onTaken: () => mailWorker?.wake(),
      contactTo: config.CONTACT_TO ?? brand.contact.audience,
      limits,
      perHour: config.FORMS_PER_HOUR,
      lettersPerHour: config.LETTERS_PER_HOUR,
    }),
  );
  return {
    routes,
    openForm: (address) => openForm(address, secret, now()),
    close: () => mailWorker?.stop(),
  };
}
