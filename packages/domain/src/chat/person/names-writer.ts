import type { ReadText } from "../../language/read-text.ts";

const WRITER: ReadonlySet<string> = new Set("i im ive id my me 我".split(" "));

/** Whether a text mentions who writes it; "is swimming fine in pregnancy" asks in general. */
export function namesWriter({ words }: ReadText): boolean {
  return words.some(({ text }) => WRITER.has(text));
}
