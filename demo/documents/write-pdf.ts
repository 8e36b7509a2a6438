// Writes a plain PDF of letter pages in Helvetica: enough for the documents that demo stories show, and readable by any viewer.

export interface PaperDocument {
  title: string;
  /** A paragraph each; one that starts with `# ` is a heading. */
  paragraphs: readonly string[];
}

const page = { width: 612, height: 792, margin: 72 };
const text = { size: 11, leading: 16, most: 88 };
const heading = { size: 13, leading: 26 };
const linesOnPage = 40;

/** Characters of the WinAnsi encoding that stand elsewhere than in Unicode. */
const winAnsi: Readonly<Record<string, number>> = { "’": 0x92, "‘": 0x91, "“": 0x93, "”": 0x94, "–": 0x96, "—": 0x97 };

interface Line {
  text: string;
  isHeading: boolean;
}

function wrapped(paragraph: string): Line[] {
  const isHeading = paragraph.startsWith("# ");
  const lines: Line[] = [];
  let current = "";
  for (const word of paragraph.replace(/^# /, "").split(" ")) {
    if (current !== "" && current.length + word.length >= text.most) {
      lines.push({ text: current, isHeading });
      current = "";
    }
    current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, { text: current, isHeading }, { text: "", isHeading: false }];
}

function literal(words: string): string {
  const characters = Array.from(words, (character) => {
    const code = winAnsi[character] ?? character.charCodeAt(0);
    const isPlain = code < 0x80 && !"()\\".includes(character);
    return isPlain ? character : `\\${Math.min(code, 0xff).toString(8).padStart(3, "0")}`;
  });
  return `(${characters.join("")})`;
}

function pageContent(lines: readonly Line[]): string {
  const shown = lines.map(({ text: words, isHeading }) =>
    isHeading
      ? `/F2 ${heading.size} Tf ${heading.leading} TL ${literal(words)} Tj T*`
      : `/F1 ${text.size} Tf ${text.leading} TL ${literal(words)} Tj T*`,
  );
  return `BT ${page.margin} ${page.height - page.margin} Td\n${shown.join("\n")}\nET`;
}

export function writePdf({ title, paragraphs }: PaperDocument): Buffer {
  const lines = [`# ${title}`, ...paragraphs].flatMap(wrapped);
  const pages = Array.from({ length: Math.ceil(lines.length / linesOnPage) }, (_, index) =>
    pageContent(lines.slice(index * linesOnPage, (index + 1) * linesOnPage)),
  );
  const pageIds = pages.map((_, index) => 5 + index * 2);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    `<< /Title ${literal(title)} /Producer (Meridian) >>`,
  ];
  return assembled(objects);
}

/** Every object at a place that the table at the end names. The text is ASCII only, so characters are bytes. */
function assembled(objects: readonly string[]): Buffer {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
