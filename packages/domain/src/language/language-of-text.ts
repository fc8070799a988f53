import type { TextLanguage } from "./text-language.ts";

const HAN = /\p{Script=Han}/u;

/** The language to answer a text in: Chinese as soon as it has a Chinese character, else English. */
export function languageOfText(text: string): TextLanguage {
  return HAN.test(text) ? "zh" : "en";
}
