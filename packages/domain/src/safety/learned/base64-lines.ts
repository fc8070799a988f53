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
export function* valuesIn(lines: readonly string[]): Generator<number> {
  const values = new Int8Array(128).fill(-1);
  for (let value = 0; value < BASE64.length; value += 1) values[BASE64.charCodeAt(value)] = value;
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 1) {
      const value = values[line.charCodeAt(index)] ?? -1;
      if (value < 0) throw new Error("The trained weights have a character that means nothing.");
      yield value;
    }
  }
}
