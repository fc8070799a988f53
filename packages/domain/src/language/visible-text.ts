/** A text without what nobody sees, and where each of its characters stands in the source. */
export type PlacedText = { readonly text: string; readonly places: ArrayLike<number> | undefined };

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));?/iy;
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
const MAX_CODE_POINT = 0x10ffff;
/** Character references hide one another; deeper ones stay as they are. */
const MOST_HIDDEN = 2;
/** Tags that set a speaker of a chat apart; a person has no reason to write them. */
const CHAT_ROLE_TAG = /^<\/?(?:system|user|assistant|developer|instructions?|prompt)\b/i;
/** The word that stands for such a tag. */
const CHAT_ROLE_WORD = " chatroletag ";
/** The longest HTML tag that is taken out of the text. */
const MAX_TAG_LENGTH = 200;

/** Resolves character references and drops HTML tags; linear. */
export function visibleText(source: string): PlacedText {
  let placed: PlacedText = { text: source, places: undefined };
  for (let round = 0; round < MOST_HIDDEN && placed.text.includes("&"); round += 1) {
    placed = withPieces(placed, "&", referenceAt);
  }
  return placed.text.includes("<") ? withPieces(placed, "<", tagAt) : placed;
}

/** What stands at a place, and what is read instead. */
type Piece = { readonly length: number; readonly text: string };

function withPieces(
  { text, places }: PlacedText,
  sign: string,
  pieceAt: (text: string, at: number) => Piece | undefined,
): PlacedText {
  let kept = "";
  const keptPlaces: number[] = [];
  const placeOf = (at: number): number => (places === undefined ? at : (places[at] ?? 0));
  let from = 0;
  const keepUpTo = (end: number): void => {
    kept += text.slice(from, end);
    for (let at = from; at < end; at += 1) keptPlaces.push(placeOf(at));
    from = end;
  };
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, Math.max(from, at + 1))) {
    const piece = pieceAt(text, at);
    if (piece === undefined) continue;
    keepUpTo(at);
    kept += piece.text;
    for (let unit = 0; unit < piece.text.length; unit += 1) keptPlaces.push(placeOf(at));
    from = at + piece.length;
  }
  keepUpTo(text.length);
  keptPlaces.push(placeOf(text.length));
  return { text: kept, places: keptPlaces };
}

function referenceAt(text: string, at: number): Piece | undefined {
  ENTITY.lastIndex = at;
  const found = ENTITY.exec(text);
  if (found === null) return undefined;
  const [reference, decimal, hex, name] = found;
  if (name !== undefined) {
    return { length: reference.length, text: NAMED_ENTITIES[name.toLowerCase()] ?? reference };
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  if (code <= 0 || code > MAX_CODE_POINT) return undefined;
  return { length: reference.length, text: String.fromCodePoint(code) };
}

function tagAt(text: string, at: number): Piece | undefined {
  if (!/[/!a-z]/i.test(text.charAt(at + 1))) return undefined;
  const close = text.slice(at, at + MAX_TAG_LENGTH).indexOf(">");
  if (close < 0) return undefined;
  const isRole = CHAT_ROLE_TAG.test(text.slice(at, at + close + 1));
  return { length: close + 1, text: isRole ? CHAT_ROLE_WORD : "" };
}
