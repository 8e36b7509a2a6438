// What the switches do: read what holds for this reader, keep what was chosen. Loaded when the switches wake, or the prompt does.

import { forgetAdvertisers } from "./forget-advertisers.ts";
import { saveChoices, readChoices } from "./saved-choices.ts";
import { mayLoad, type Choices, type Purpose, type Reader } from "./may-load.ts";
import { hasPrivacySignal, readerRegion } from "./reader-allows.ts";
import { writeAmpConsent } from "./write-amp-consent.ts";

/** Told to the document after every choice. */
export const choiceEvent = "privacychoice";

export interface Standing {
  reader: Reader;
  /** What may be loaded now, chosen or not. */
  allowed: Readonly<Record<Purpose, boolean>>;
  /** False when the browser saved nothing. */
  isStored: boolean;
}

function standing(reader: Reader, isStored = true): Standing {
  const allowed = {
    ads: mayLoad("ads", reader),
    embeds: mayLoad("embeds", reader),
    measurement: mayLoad("measurement", reader),
  };
  return { reader, allowed, isStored };
}

export async function readStanding(): Promise<Standing> {
  return standing({ region: await readerRegion(), choices: readChoices(), gpc: hasPrivacySignal() });
}

export function choose({ reader }: Standing, choices: Choices): Standing {
  const next = standing({ ...reader, choices }, saveChoices(choices));
  if (choices.ads !== reader.choices.ads || Object.keys(choices).length === 0) writeAmpConsent(choices.ads);
  document.dispatchEvent(new Event(choiceEvent));
  if (!next.allowed.ads) forgetAdvertisers();
  return next;
}
