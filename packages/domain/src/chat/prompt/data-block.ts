const MARKUP = /[<>&\u2028\u2029]/g;

/** A value as JSON on one line in which nothing can open or close a block; it parses back to the same value. */
export function dataJson(value: unknown): string {
  return JSON.stringify(value).replace(
    MARKUP,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A value between the fences that set data apart. */
export function dataBlock(name: string, value: unknown): string {
  return `<data name="${name}">\n${dataJson(value)}\n</data>`;
}
