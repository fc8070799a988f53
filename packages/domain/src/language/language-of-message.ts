import type { ReadText } from "./read-text.ts";
import type { TextLanguage } from "./text-language.ts";

const HAN = /\p{Script=Han}/u;

/** The language of a message: Chinese where it has at least as many Chinese characters as words of other scripts. */
export function languageOfMessage({ words }: ReadText): TextLanguage {
  let han = 0;
  let others = 0;
  for (const { kind, text } of words) {
    if (HAN.test(text)) han += text.length;
    else if (kind === "word") others += 1;
  }
  return han > 0 && han >= others ? "zh" : "en";
}
