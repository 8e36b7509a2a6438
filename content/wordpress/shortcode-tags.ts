// Which words in brackets are tags of shortcodes. A site has any number of plug-ins, and an editor writes [sic] and [1]: an unknown name
// counts where it is written as only a shortcode is.

export interface ShortcodeTag {
  /** Lower-case. */
  name: string;
  isKnown: boolean;
  /** Of an opening tag; nothing for a closing one. */
  attributes?: Attributes;
  start: number;
  end: number;
}

export type Attributes = ReadonlyMap<string, string>;

/** Of WordPress itself and its most used plug-ins; nothing of them is text. */
const known: ReadonlySet<string> = new Set(
  (
    "audio caption wp_caption embed gallery playlist video youtube vimeo tweet instagram googlemaps googlevideo contact-form contact-field " +
    "contact-form-7 polldaddy poll recent_posts rev_slider slideshow soundcloud ted videopress wpvideo wptv archives " +
    "blip.tv dailymotion facebook flickr gist hulu presentation scribd slideshare spotify tiktok twitter-timeline"
  ).split(" "),
);

/** What the names of the plug-ins that make pages begin with. */
const plugIns =
  /^(?:vc_|et_pb_|su_|ngg|nggallery|fusion_|av_|avia_|cs_|mk_|nectar_|qode_|ux_|tatsu_|fl_|elementor-|wpb_|wpforms|gravityform|mailpoet_|woocommerce_|tablepress|learn_press_|td_block_|tdc_|tdb_)/;

const tag = /\[(\/?)([a-z][\w.-]{0,60})(?=[\s\]/=])/gi;
const shortcodeBlock = /<!-- wp:shortcode -->\s{0,20}$/;

/** In their order; a tag may stand inside the passage of another. */
export function shortcodeTags(html: string): ShortcodeTag[] {
  const found = [...html.matchAll(tag)].flatMap(({ 0: begin, 1: slash, 2: given = "", index }) => {
    const end = endOfTag(html, index + begin.length);
    if (end === undefined) return [];
    const isClosing = slash === "/";
    const inside = html.slice(index + begin.length, end - 1).replace(/\/$/, "");
    return isClosing && inside.trim() !== "" ? [] : [{ given, isClosing, inside, start: index, end }];
  });
  const lastClosing = new Map(found.flatMap(({ given, isClosing, start }) => (isClosing ? [[given, start]] : [])));
  const firstOpening = new Map(
    found.toReversed().flatMap(({ given, isClosing, start }) => (isClosing ? [] : [[given, start]])),
  );
  return found.flatMap(({ given, isClosing, inside, start, end }) => {
    const name = given.toLowerCase();
    const isKnown = known.has(name);
    const isPaired = isClosing ? (firstOpening.get(given) ?? start) < start : (lastClosing.get(given) ?? start) > start;
    const isTag =
      isKnown ||
      (name === given &&
        !name.includes(".") &&
        (isPaired ||
          plugIns.test(name) ||
          (!isClosing && hasAttributes(inside)) ||
          shortcodeBlock.test(html.slice(Math.max(0, start - 60), start))));
    const attributes = isClosing ? {} : { attributes: attributesIn(inside) };
    return isTag ? [{ name, isKnown, start, end, ...attributes }] : [];
  });
}

/** Behind the bracket that ends a shortcode; brackets in quotes are text, and one that opens outside of them begins another. */
function endOfTag(html: string, from: number): number | undefined {
  for (let at = from; at < html.length; at += 1) {
    const character = html[at];
    if (character === "]") return at + 1;
    if (character === "[") return undefined;
    if (character === '"' || character === "'") at = html.indexOf(character, at + 1);
    if (at === -1) return undefined;
  }
  return undefined;
}

/** `a="1" b='2'`, and `a=1` where nothing else stands beside it. */
function hasAttributes(inside: string): boolean {
  if (!/^\s/.test(inside)) return false;
  return /\s[\w-]+=(?:"[^"]*"|'[^']*')/.test(inside) || /^(?:\s+[\w-]+=[^\s"'=]+)+\s*$/.test(inside);
}

/** `a="1" b='2' c=3 url`; what has no name has its number. */
function attributesIn(text: string): Attributes {
  const found = new Map<string, string>();
  let unnamed = 0;
  for (const [, name, double, single, bare, alone] of text.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|(\S+)/g,
  )) {
    if (name !== undefined) found.set(name.toLowerCase(), double ?? single ?? bare ?? "");
    else if (alone !== undefined) found.set(String(unnamed++), alone.replace(/^=/, "").replaceAll(/^"|"$/g, ""));
  }
  return found;
}
