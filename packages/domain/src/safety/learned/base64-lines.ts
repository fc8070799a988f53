const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const LINES = /.{1,120}/gu;

/** So many values a character can stand for. */
export const BASE64_VALUES = BASE64.length;

/** The character that stands for a value. */
export function base64Of(value: number): string {
  return BASE64.charAt(value);
}

/** Packed text in lines. */
export function inLines(packed: string): readonly string[] {
  return packed.match(LINES) ?? [];
}

/** The values that the characters of lines stand for. @throws Error where one stands for nothing. */
export function valuesIn(lines: readonly string[]): Uint8Array {
  const known = new Int8Array(128).fill(-1);
  for (let value = 0; value < BASE64.length; value += 1) known[BASE64.charCodeAt(value)] = value;
  const values = new Uint8Array(lines.reduce((sum, line) => sum + line.length, 0));
  let at = 0;
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 1) {
      const value = known[line.charCodeAt(index)] ?? -1;
      if (value < 0) throw new Error("The trained weights have a character that means nothing.");
      values[at] = value;
      at += 1;
    }
  }
  return values;
}
