// Whether a font file holds many weights in one: its directory of tables then names `fvar`. Read from OpenType, WOFF and WOFF2.

/** As WOFF2 numbers the tables that most fonts have. */
const fvarOfWoff2 = 47;
/** Tables of WOFF2 that are stored in another form unless their flags say that they are not: `glyf` and `loca`. */
const transformedUnless3 = new Set([10, 11]);
const tagFollows = 63;

export function isVariableFont(file: Buffer): boolean {
  const kind = file.toString("latin1", 0, 4);
  if (kind === "wOF2") return woff2HasVariations(file);
  const isWoff = kind === "wOFF";
  const [first, size, tables] = isWoff ? [44, 20, file.readUInt16BE(12)] : [12, 16, file.readUInt16BE(4)];
  return Array.from({ length: tables }, (_, place) => tagAt(file, first + place * size)).includes("fvar");
}

const tagAt = (file: Buffer, at: number) => file.toString("latin1", at, at + 4);

/** Its entries have no fixed length, so each is passed over. */
function woff2HasVariations(file: Buffer): boolean {
  let at = 48;
  const passNumber = () => {
    while ((file[at] ?? 0) >= 0x80) at += 1;
    at += 1;
  };
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file[at] ?? 0;
    const table = flags & 63;
    const form = flags >> 6;
    at += 1;
    if (table === fvarOfWoff2) return true;
    if (table === tagFollows) {
      if (tagAt(file, at) === "fvar") return true;
      at += 4;
    }
    passNumber();
    if (transformedUnless3.has(table) ? form !== 3 : form !== 0) passNumber();
  }
  return false;
}
