// Who carries the channel abroad. Invented carriers in real countries.

type Row = readonly [
  country: string,
  ...carriers: readonly (readonly [name: string, channel: string, hours: string])[],
];

const live = "Live, 24 hours";
const evenings = "Meridian Tonight and The Vail Report, live";
const mornings = "First Edition, live";

const regions: Readonly<Record<string, readonly Row[]>> = {
  Americas: [
    ["Argentina", ["Cable Austral", "73", live], ["Plata Fibra", "508", live]],
    ["Brazil", ["Tropical TV", "212", live]],
    ["Canada", ["Northern Cable", "181", live], ["Prairie Fibre", "66", live], ["Maple Sat", "502", live]],
    ["Chile", ["Andes Fibra", "340", live]],
    ["Colombia", ["Cordillera TV", "144", live]],
    ["Costa Rica", ["Pura Cable", "91", live]],
    ["Jamaica", ["Blue Mountain Vision", "24", live]],
    ["Mexico", ["Mexicable Norte", "605", live], ["Sol Satélite", "223", live]],
    ["Panama", ["Istmo TV", "77", live]],
    ["Peru", ["Costa Verde Cable", "412", evenings]],
  ],
  Europe: [
    ["Austria", ["Alpenkabel", "318", live]],
    ["Belgium", ["Scheldt Digital", "455", live]],
    ["Denmark", ["Øresund Bredbånd", "87", live]],
    ["Finland", ["Järvi Kaapeli", "126", evenings]],
    ["France", ["Canal Ouest", "361", live], ["Numa", "248", live]],
    ["Germany", ["Rheinkabel", "540", live], ["Nordlicht TV", "311", live]],
    ["Greece", ["Aegean Sat", "402", live]],
    ["Ireland", ["Shannon Vision", "219", live]],
    ["Italy", ["Tirreno Digitale", "552", live]],
    ["Netherlands", ["Polder Kabel", "63", live]],
    ["Norway", ["Fjord Bredbånd", "90", live]],
    ["Poland", ["Wisła Kablówka", "177", live]],
    ["Portugal", ["Atlântica Cabo", "214", live]],
    ["Spain", ["Meseta Fibra", "131", live]],
    ["Sweden", ["Mälar Kabel", "58", live]],
    ["Switzerland", ["Lémanet", "270", live]],
    ["United Kingdom", ["Thames Digital", "514", live], ["Highland Sat", "238", live]],
  ],
  "Middle East and Africa": [
    ["Côte d’Ivoire", ["Numa", "248", mornings]],
    ["Egypt", ["Nile Sat", "177", live]],
    ["Ghana", ["Volta Digital", "409", mornings]],
    ["Israel", ["Galil Cable", "107", live]],
    ["Jordan", ["Wadi Vision", "221", live]],
    ["Kenya", ["Savanna Sat", "411", live]],
    ["Morocco", ["Atlas TV", "93", mornings]],
    ["Nigeria", ["Delta Digital", "407", live]],
    ["South Africa", ["Cape Multichoice", "405", live]],
    ["United Arab Emirates", ["Gulf Fiber", "512", live]],
  ],
  "Asia and the Pacific": [
    ["Australia", ["Southern Cross Cable", "606", live], ["Reef Sat", "148", live]],
    ["Fiji", ["Viti Vision", "31", mornings]],
    ["Hong Kong", ["Harbour Broadband", "328", live]],
    ["India", ["Deccan Digital", "622", live], ["Monsoon Sat", "704", evenings]],
    ["Indonesia", ["Nusantara Vision", "345", live]],
    ["Japan", ["Sakura Cable", "560", "Live; Meridian Tonight repeated at 8 a.m. Tokyo time"]],
    ["Malaysia", ["Melaka Digital", "514", live]],
    ["New Zealand", ["Kauri Sat", "88", live]],
    ["Philippines", ["Luzon Cable", "61", live], ["Visayas Vision", "42", live]],
    ["Singapore", ["Merlion Fibre", "156", live]],
    ["South Korea", ["Han River TV", "281", live]],
    ["Taiwan", ["Formosa Cable", "79", live]],
    ["Thailand", ["Chao Phraya Digital", "387", live]],
    ["Vietnam", ["Red River Cable", "134", evenings]],
  ],
};

export const carriersBlock = {
  is: "carriers",
  props: {
    title: "Country by country",
    searchUrl: "/foxaroundtheworld/search",
    countries: Object.entries(regions).flatMap(([region, rows]) =>
      rows.map(([name, ...carriers]) => ({
        name,
        region,
        carriers: carriers.map(([carrier, channel, hours]) => ({ name: carrier, channel, hours })),
      })),
    ),
  },
};
