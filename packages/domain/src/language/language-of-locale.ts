import type { TextLanguage } from "./text-language.ts";

/** The language to speak to somebody with this locale, such as `zh-Hant-TW`: Chinese for every kind of Chinese, else English. */
export function languageOfLocale(locale: string | null): TextLanguage {
  return locale?.split(/[-_]/)[0]?.toLowerCase() === "zh" ? "zh" : "en";
}
