import type { ReplyMaterial } from "@health-exercise/domain/chat";
import { answeringNothing, type ComposedReply, PARAGRAPH } from "./composed-reply.ts";
import {
  ALSO_ENGLISH,
  OF_PLACE_NAMES,
  SAID_IN,
  SAID_IN_ENGLISH,
  WORDS_OF_LANGUAGES,
} from "./other-language.data.ts";
import { needsCare } from "./safety-lead.ts";
import { isStopWord } from "./stop-words.ts";

type OtherLanguage = keyof typeof SAID_IN;

const SPELLED = ["es", "fr", "de"] as const;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HANGUL = /\p{Script=Hangul}/gu;
/**
 * So many characters of its own, or different words of it, make a message one of another language; fewer words where none
 * may be of a name and no English word stands beside them (design values).
 */
const LEAST = { kana: 3, hangul: 2, words: 3, wordsAlone: 2 } as const;

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
  const counts = SPELLED.map((language) => {
    const known = WORDS_OF_LANGUAGES[language];
    const own = [...said].filter((word) => known.has(word));
    const isTold = own.some((word) => !ALSO_ENGLISH.has(word) && !OF_PLACE_NAMES.has(word));
    const isOfName = own.some((word) => OF_PLACE_NAMES.has(word));
    return { language, count: isTold ? own.length : 0, isOfName };
  });
  const [best] = counts.sort((left, right) => right.count - left.count);
  if (best === undefined || best.count <= english) return undefined;
  const isAlone = english === 0 && !best.isOfName;
  return best.count >= (isAlone ? LEAST.wordsAlone : LEAST.words) ? best.language : undefined;
}

/** A common word of English that is none of the others. */
function isEnglish(text: string, stem: string): boolean {
  if (ALSO_ENGLISH.has(text)) return false;
  if (Object.values(WORDS_OF_LANGUAGES).some((known) => known.has(text))) return false;
  return isStopWord(stem);
}
