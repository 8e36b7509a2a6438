import type { Passage } from "../../../model/words/passage.ts";
import { links, title } from "../../../model/words/module-words.ts";

interface Carrier {
  name: string;
  channel?: string;
  hours?: string;
  url?: string;
}

interface Carriers {
  title?: string;
  countries: readonly { name: string; carriers: readonly Carrier[] }[];
}

export function carriersWords({ countries, ...given }: Carriers): Passage[] {
  return [
    ...title(given.title),
    ...countries.flatMap(({ name, carriers }) => [...title(name), ...links(carriers.map(carrierLine))]),
  ];
}

function carrierLine({ name, channel, hours, url }: Carrier) {
  return { text: [name, channel, hours].filter((part) => part !== undefined).join(", "), url };
}
