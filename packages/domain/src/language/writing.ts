import { languageOfMessage } from "./language-of-message.ts";
import type { ReadText } from "./read-text.ts";
import { scriptOfCharacter } from "./simplified-character.ts";
import type { TextLanguage } from "./text-language.ts";

/** How a text is written: a language and, of Chinese, its characters. */
export const WRITINGS = ["en", "zh-Hans", "zh-Hant"] as const;
export type Writing = (typeof WRITINGS)[number];

/** A text in each writing of the service. */
export type WrittenText = Readonly<Record<Writing, string>>;

/** Kilometers and miles, which both writings have with the same characters. */
const MEASURES_OF_BOTH = /[公英海]里/gu;
/** Characters of Cantonese alone. */
const CANTONESE_ALONE = /[唔咗嘅喺啲嘢咁瞓冇佢哋嚟喎㗎攰乜揾睇啱嗰咩]/u;
const TRADITIONAL_LOCALE = /^zh[-_](?:hant|tw|hk|mo)\b/i;

/** So many of the earlier texts, the latest, tell how somebody writes (design value). */
const EARLIER_TEXTS = 10;

/**
 * The writing of a message: traditional where it has as many characters that only the traditional writing has as such of
 * the simplified one, some of which (里, 只) both have. Where it has neither, Cantonese ("唔想郁") is written in traditional ones;
 * else ("我不想活了") what the person wrote `before`, the latest first, tells, then their locale; simplified without one.
 */
export function writingOf(
  text: ReadText,
  locale: string | null = null,
  language: TextLanguage = languageOfMessage(text),
  before: readonly string[] = [],
): Writing {
  if (language === "en") return "en";
  const earlier = before.slice(-EARLIER_TEXTS).toReversed();
  for (const source of [text.source, ...earlier]) {
    const told = scriptIn(source);
    if (told !== undefined) return told;
  }
  return TRADITIONAL_LOCALE.test(locale ?? "") ? "zh-Hant" : "zh-Hans";
}

/** The script that a text tells by its characters; undefined where all of them are of both. */
function scriptIn(source: string): Writing | undefined {
  let traditional = 0;
  let simplified = 0;
  for (const character of source.replaceAll(MEASURES_OF_BOTH, "")) {
    const script = scriptOfCharacter(character);
    if (script === "traditional") traditional += 1;
    else if (script === "simplified") simplified += 1;
  }
  if (traditional === 0 && simplified === 0)
    return CANTONESE_ALONE.test(source) ? "zh-Hant" : undefined;
  return traditional >= simplified ? "zh-Hant" : "zh-Hans";
}
