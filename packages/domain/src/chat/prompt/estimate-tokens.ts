/** Bytes of UTF-8 that make a token; a conservative design value, as the usual tokenisers take three or more. */
const BYTES_PER_TOKEN = 3;

/** How many tokens a text takes at most, by its length in UTF-8. */
export function estimateTokens(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += utf8LengthOf(character.codePointAt(0) ?? 0);
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

function utf8LengthOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
