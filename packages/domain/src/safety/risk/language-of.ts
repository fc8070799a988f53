import type { SafetyLanguage } from "../safety-flag.ts";

const HAN = /\p{Script=Han}/u;

/** The language to answer a text in: Chinese when it has Chinese characters, else English. */
export function languageOf(text: string): SafetyLanguage {
  return HAN.test(text) ? "zh" : "en";
}
