import type { ReplyMaterial } from "@health-exercise/domain/chat";
import type { ReadText } from "@health-exercise/domain/language";
import { cueFinder } from "./cues.ts";
import { asks } from "./likely-intent.ts";
import { FEELINGS, SHORT_WISHES, TALK_CUES, TALK_TEXTS, type TalkWish } from "./talk-texts.data.ts";

/** A sigh with more words than these says itself what it is about (design value). */
const LONGEST_SIGH = 3;

/** ... and so is a message of praise, doubt or boredom with more letters or words (design values). */
const LONGEST_WISH = { words: 6, characters: 9 } as const;
const HAN = /\p{Script=Han}/u;

/** Who tells of a loss may have asking words beside: only a question at the end asks. */
const QUESTION_END = /[?？吗]\s*$/u;

const talkCues = cueFinder(TALK_CUES);

/** What is said to a small wish that needs no knowledge; undefined where a message has none, or who asks must rest. */
export function talkReply(
  asked: ReadText,
  { language, limits }: Pick<ReplyMaterial, "language" | "limits">,
): string | undefined {
  const [wish] = talkCues(asked).flatMap(({ values }) => values);
  if (wish === undefined) return undefined;
  const isAsked = wish === "grief" ? QUESTION_END.test(asked.source) : asks(asked);
  if (SHORT_WISHES.has(wish) && isLong(asked)) return undefined;
  if (FEELINGS.has(wish) && (isAsked || isMore(wish, asked))) return undefined;
  const urgesToMove = wish === "encouragement" || wish === "joke";
  if (urgesToMove && limits.maxIntensity === "none") return undefined;
  return TALK_TEXTS[language][wish];
}

/** "I'll skip Friday's one, wedding" wishes for no session, though it names a day. */
export function tellsOfSkipping(asked: ReadText): boolean {
  return talkCues(asked).some(({ values }) => values.includes("skipped")) && !asks(asked);
}

function isLong({ source, words }: ReadText): boolean {
  return words.length > (HAN.test(source) ? LONGEST_WISH.characters : LONGEST_WISH.words);
}

function isMore(wish: TalkWish, { words }: ReadText): boolean {
  return wish === "sigh" && words.length > LONGEST_SIGH;
}
