import type { ReplyMaterial } from "@health-exercise/domain/chat";
import { answeringNothing, type ComposedReply, PARAGRAPH } from "./composed-reply.ts";
import {
  ALSO_ENGLISH,
  SAID_IN,
  SAID_IN_ENGLISH,
  WORDS_OF_LANGUAGES,
} from "./other-language.data.ts";
import { needsCare } from "./safety-lead.ts";
import { isStopWord } from "./stop-words.ts";

type OtherLanguage = keyof typeof SAID_IN;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HANGUL = /\p{Script=Hangul}/gu;
/** So many characters of its own, or different words of it, make a message one of another language (design values). */
const LEAST = { kana: 3, hangul: 2, words: 2 } as const;

/** The reply to a message in a language that is not spoken here; undefined where it is in one that is. */
export function otherLanguageReply(material: ReplyMaterial): ComposedReply | undefined {
  if (needsCare(material) || material.answer !== null) return undefined;
  const language = otherLanguageOf(material.question);
  if (language === undefined) return undefined;
  return answeringNothing([SAID_IN[language], SAID_IN_ENGLISH].join(PARAGRAPH), true);
}

function otherLanguageOf({ source, words }: ReplyMaterial["question"]): OtherLanguage | undefined {
  if ((source.match(HANGUL)?.length ?? 0) >= LEAST.hangul) return "ko";
  if ((source.match(KANA)?.length ?? 0) >= LEAST.kana) return "ja";
  const said = new Set(words.map(({ text }) => text));
  const english = words.filter(({ text, stem }) => isEnglish(text, stem)).length;
  const counts = Object.entries(WORDS_OF_LANGUAGES).map(([language, known]) => {
    const own = [...said].filter((word) => known.has(word));
    const telling = own.filter((word) => !ALSO_ENGLISH.has(word)).length;
    return { language: language as OtherLanguage, count: telling === 0 ? 0 : own.length };
  });
  const [best] = counts.sort((left, right) => right.count - left.count);
  if (best === undefined || best.count < LEAST.words || best.count <= english) return undefined;
  return best.language;
}

/** A common word of English that is none of the others. */
function isEnglish(text: string, stem: string): boolean {
  if (ALSO_ENGLISH.has(text)) return false;
  if (Object.values(WORDS_OF_LANGUAGES).some((known) => known.has(text))) return false;
  return isStopWord(stem);
}
