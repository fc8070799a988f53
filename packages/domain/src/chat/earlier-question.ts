import { meaning } from "../safety/knowledge/phrases.ts";
import { healthTokens, SENTENCE_END } from "../safety/policy/health-text.ts";
import { createPhraseIndex } from "../safety/policy/phrase-index.ts";
import type { ChatTurn } from "./chat-message.ts";
import { ASKING_WORDS, EXPLETIVES, OPENINGS, REFERENCES, TIMES } from "./follow-up.data.ts";
import { questionOf } from "./question.ts";

type FollowUpCue = "opening" | "reference" | "empty";

const cues = createPhraseIndex<FollowUpCue>([
  ...meaning(OPENINGS, "opening" as const),
  ...meaning(REFERENCES, "reference" as const),
  ...meaning([ASKING_WORDS, EXPLETIVES, TIMES].join("|"), "empty" as const),
]);

const HAN = /\p{Script=Han}/u;
/** A Chinese word mostly has two characters. */
const WORD_PER_CHARACTER = 0.5;
/** How many telling words a question needs to be understood by itself; design values. */
const WORDS_NEEDED = { plain: 1, referring: 3, opening: 4 } as const;

/**
 * The person's last question that a follow-up leans on, without sentences that try to instruct the service; empty where
 * the question can be understood by itself.
 */
export function earlierQuestionOf(question: string, history: readonly ChatTurn[]): string {
  if (question === "" || standsAlone(question)) return "";
  for (const { role, content } of history.toReversed()) {
    if (role !== "user") continue;
    const earlier = questionOf(content);
    if (standsAlone(earlier)) return earlier;
  }
  return "";
}

function standsAlone(question: string): boolean {
  const tokens = healthTokens(question).filter((token) => token !== SENTENCE_END);
  const found = cues.find(tokens);
  const cued = new Set<number>();
  for (const { start, end } of found) {
    for (let index = start; index < end; index += 1) cued.add(index);
  }
  const words = tokens.reduce(
    (sum, token, index) => sum + (cued.has(index) ? 0 : HAN.test(token) ? WORD_PER_CHARACTER : 1),
    0,
  );
  return words >= wordsNeeded(found.map(({ start, values }) => ({ start, cue: values[0] })));
}

function wordsNeeded(
  found: readonly { readonly start: number; readonly cue?: FollowUpCue | undefined }[],
): number {
  if (found.some(({ start, cue }) => start === 0 && cue === "opening")) return WORDS_NEEDED.opening;
  if (found.some(({ cue }) => cue === "reference")) return WORDS_NEEDED.referring;
  return WORDS_NEEDED.plain;
}
