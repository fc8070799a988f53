import { deniedWords, isClearedBy, type ReplyMaterial } from "@health-exercise/domain/chat";
import type { ReadText } from "@health-exercise/domain/language";
import { cueFinder } from "./cues.ts";
import { asks } from "./likely-intent.ts";
import { FEELINGS, SHORT_WISHES, TALK_CUES, TALK_TEXTS, type TalkWish } from "./talk-texts.data.ts";

/** A sigh with more words than these says itself what it is about (design value). */
const LONGEST_SIGH = 3;

/** ... and so is a message of praise, doubt or boredom with more letters or words (design values). */
const LONGEST_WISH = { words: 6, characters: 9 } as const;
/** Not said to somebody who must rest. */
const URGES_TO_MOVE: ReadonlySet<TalkWish> = new Set(["encouragement", "joke", "glad", "not_done"]);
const HAN = /\p{Script=Han}/u;

/** Who tells of a loss or hunger may have asking words beside ("could eat a horse"): only a question at the end asks. */
const ASKS_AT_END: ReadonlySet<TalkWish> = new Set(["grief", "missed", "hungry"]);
const QUESTION_END = /[?？吗]\s*$/u;

/** What is said with these is turned round by what stands behind them. */
const TURNED_ROUND: ReadonlySet<TalkWish> = new Set(["glad", "not_done"]);
const TURNS: ReadonlySet<string> = new Set(["but", "except", "until", "但", "过"]);

const talkCues = cueFinder(TALK_CUES);

/** What is said to a small wish that needs no knowledge; undefined where a message has none, or who asks must rest. */
export function talkReply(
  asked: ReadText,
  { language, limits }: Pick<ReplyMaterial, "language" | "limits">,
): string | undefined {
  const wish = isClearedBy(asked) ? "looked_at" : wishIn(asked);
  if (wish === undefined) return undefined;
  const isAsked = ASKS_AT_END.has(wish) ? QUESTION_END.test(asked.source) : asks(asked);
  if (SHORT_WISHES.has(wish) && isLong(asked)) return undefined;
  if (FEELINGS.has(wish) && (isAsked || isMore(wish, asked))) return undefined;
  if (URGES_TO_MOVE.has(wish) && limits.maxIntensity === "none") return undefined;
  return TALK_TEXTS[language][wish];
}

/** The first wish of a message: no gladness that is denied, nor what is turned round by a "but". */
function wishIn(asked: ReadText): TalkWish | undefined {
  const denied = deniedWords(asked);
  const [found] = talkCues(asked).flatMap(({ start, end, values }) => {
    const isTurned = asked.words.slice(end).some(({ text }) => TURNS.has(text));
    return values.filter(
      (wish) => !(wish === "glad" && denied[start] === 1) && !(isTurned && TURNED_ROUND.has(wish)),
    );
  });
  return found;
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
