// The files of the build's fonts, each as a data address. Of one name and weight only one is looked into: further letters have a name of their own.

import franklin800 from "@fontsource/libre-franklin/files/libre-franklin-latin-800-normal.woff?inline";
import franklin800Ext from "@fontsource/libre-franklin/files/libre-franklin-latin-ext-800-normal.woff?inline";
import franklin600 from "@fontsource/libre-franklin/files/libre-franklin-latin-600-normal.woff?inline";
import franklin600Ext from "@fontsource/libre-franklin/files/libre-franklin-latin-ext-600-normal.woff?inline";
import serif700 from "@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff?inline";
import serif700Ext from "@fontsource/source-serif-4/files/source-serif-4-latin-ext-700-normal.woff?inline";

export const cardFontFiles = [
  { name: "sans", weight: 800, file: franklin800 },
  { name: "sans-ext", weight: 800, file: franklin800Ext },
  { name: "sans", weight: 600, file: franklin600 },
  { name: "sans-ext", weight: 600, file: franklin600Ext },
  { name: "serif", weight: 700, file: serif700 },
  { name: "serif-ext", weight: 700, file: serif700Ext },
] as const;
