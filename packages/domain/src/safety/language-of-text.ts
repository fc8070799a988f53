import type { SafetyLanguage } from "./safety-flag.ts";

const HAN = /\p{Script=Han}/u;

/** The language to answer a text in: Chinese as soon as it has a Chinese character, else English. */
export function languageOfText(text: string): SafetyLanguage {
  return HAN.test(text) ? "zh" : "en";
}
