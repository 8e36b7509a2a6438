// The newsroom's desk: a room of its own at /desk, there where it is switched on.

import { openParseWorker } from "../../content/import/parse-in-worker.ts";
import { brand } from "../../model/brand.ts";
import type { Capability } from "../capability.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import type { SiteServices } from "../site-services.ts";
import type { ImageCapability } from "../images/capability.ts";
import type { SitePages } from "../pages/site-pages.ts";
import { alertAnswers } from "./alert-answers.ts";
import { coverageAnswers } from "./coverage-answers.ts";
import { discardedFronts } from "./discarded-fronts.ts";
import { frontElsewhere } from "./front-elsewhere.ts";
import { frontAnswers } from "./front-answers.ts";
import { frontViews } from "./front-views.ts";
import { newFronts } from "./new-fronts.ts";
import { liveAnswers } from "./live-answers.ts";
import { passkeys } from "./passkeys.ts";
import { recordAnswers } from "./record-answers.ts";
import { publishDue } from "./publish-due.ts";
import { logAnswers } from "./log-answers.ts";
import { peopleAnswers } from "./people-answers.ts";
import { pictureAnswers } from "./picture-answers.ts";
import { redirectAnswers } from "./redirect-answers.ts";
import { backPath, deskRoutes } from "./routes.ts";
import { signInAnswers } from "./sign-in-answers.ts";
import { storyAnswers } from "./story-answers.ts";
import { storyViews } from "./story-views.ts";
import { topicAnswers } from "./topic-answers.ts";
import { tokenAnswers } from "./token-answers.ts";
import { signInProvider } from "./sign-in-provider.ts";

const hour = 3_600_000;

type DeskNeeds = Pick<SitePages, "drawWith" | "isDeadLink"> & Pick<ImageCapability, "isPictureThere">;

export function deskCapability(
  services: SiteServices,
  { drawWith, isDeadLink, isPictureThere }: DeskNeeds,
): Capability {
  const { config, store, media, team, origin, files, parseWorker, limits, log, openClient, now } = services;
  if (config.DESK === "off" || files.desk === undefined) return {};
  const { desk } = store;
  const parser = openParseWorker({ file: parseWorker });
  const secure = origin.startsWith("https:");
  const lasts = config.DESK_SESSION_DAYS * 24 * hour;
  const keys = passkeys({ desk, origin, siteName: `${brand.name} desk` });
  const { DESK_OIDC_ISSUER: issuer, DESK_OIDC_CLIENT_ID: clientId } = config;
  const provider =
    issuer === undefined || clientId === undefined
      ? undefined
      : signInProvider({
          desk,
          issuer,
          clientId,
          clientSecret: config.DESK_OIDC_CLIENT_SECRET,
          roleOfStrangers: config.DESK_OIDC_ROLE,
          back: origin + backPath,
        });
  const stopPublishing = publishDue(store, log, team.isOnDuty);
  return {
    routes: deskRoutes({
      door: { desk, origin, secure, idle: config.DESK_IDLE_HOURS * hour },
      open: signInAnswers({
        desk,
        passkeys: keys,
        secure,
        lasts,
        providerName: provider && config.DESK_OIDC_NAME,
        limit: ({ context }) => limits.takeSignIn(requestBehind(context)),
      }),
      signedIn: {
        ...logAnswers(store),
        ...peopleAnswers({ desk, passkeys: keys, origin, secure }),
        ...alertAnswers({ store, openClient, needsYes: config.DESK_ALERT_APPROVAL === "on", now }),
        ...coverageAnswers({ store, parser, now }),
        ...frontAnswers({ store, now }),
        ...newFronts({ store, now }),
        ...discardedFronts(store),
        ...frontElsewhere(store),
        ...frontViews({ store, content: () => openClient(new Set()), drawWith, isDeadLink, isPictureThere, now }),
        ...liveAnswers({ store, parser, isPictureThere }),
        ...recordAnswers({ store, parser }),
        ...pictureAnswers({ store, media: media.store, isPictureThere, now }),
        ...redirectAnswers({ store, openClient, now }),
        ...storyAnswers({ store, parser, now }),
        ...storyViews({ store, openClient, drawWith, isPictureThere, now }),
        ...topicAnswers({ store, openClient, now }),
        ...tokenAnswers({ store, now }),
      },
      provider,
      files: files.desk(),
      lasts,
      log,
    }),
    folders: ["desk"],
    paths: ["/desk"],
    close: async () => {
      await stopPublishing();
      await parser.stop();
    },
  };
}
