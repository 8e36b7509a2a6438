// The text of an XML file as its bytes stream in, in the letters that it says it is written in: by a mark at its beginning, or in its first line.

/** Where a declaration has ended at the latest. */
const longestBegin = 256;

export async function* decodedText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let begin: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    if (decoder !== undefined) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    begin = Buffer.concat([begin, chunk]);
    if (begin.length < longestBegin) continue;
    decoder = decoderOf(begin);
    yield decoder.decode(begin, { stream: true });
  }
  yield decoder === undefined ? decoderOf(begin).decode(begin) : decoder.decode();
}

function decoderOf(begin: Uint8Array): TextDecoder {
  const encoding = encodingOf(begin);
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new Error(`is written in ${encoding}, which cannot be read: save it as UTF-8`);
  }
}

/** Two bytes a letter are seen by the bytes themselves, whatever is said. */
function encodingOf(begin: Uint8Array): string {
  const [first, second] = begin;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  const text = Buffer.from(begin).toString("latin1", 0, longestBegin);
  const said = /<\?xml\b[^<>?]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(text)?.[1] ?? "utf-8";
  return /^utf-?16/i.test(said) ? "utf-8" : said;
}
