import type { ReplyMaterial } from "@health-exercise/domain/chat";
import { cueFinder } from "./cues.ts";
import { isAskedFor } from "./guidance/asked-for.ts";
import { type LikelyIntent, surelyAsks } from "./likely-intent.ts";
import { COMPARISON_CUES } from "./question-cues.data.ts";
import { readWish } from "./workouts/read-wish.ts";

/** So surely has a message that tells something to wish for a session beside (design value). */
export const WISHED = 0.7;
/** A passage of this score is on what is asked, where hardly a session is wished for (design value). */
const KNOWN = 0.8;
/** ... and of this one where the question goes on from the one before (design value). */
const KNOWN_IN_CONTEXT = 0.5;
const LIST_LINE = /^- /mu;
/** A passage of this score is on what is compared, and of this one where the message surely asks to know (design values). */
const COMPARED = { byWords: 0.9, ofQuestion: 0.5 } as const;
/** What is told on a session as such: who asks for it in its very words may as well be given one. */
const OF_SESSIONS: ReadonlySet<string> = new Set(["home", "circuit", "quiet", "travel"]);

const comparisonCues = cueFinder(COMPARISON_CUES);

/** Whether a passage is on what is asked, and a session hardly wished for: "form check for the kettlebell swing". */
export function isKnownOf(material: ReplyMaterial, { intent, chance }: LikelyIntent): boolean {
  const { passages, earlierQuestion, history, question } = material;
  const isOnIt = passages.some(({ score }) => score >= KNOWN);
  // "Is it all right to ... at nine?" asks to know, whatever it sounds like.
  const { asks: isWished, asksToKnow } = readWish(question);
  if (isOnIt && asksToKnow && !isWished) return true;
  if (intent === "plan_wish" && chance >= WISHED)
    return passages.some(
      (passage) => isAskedFor(passage) && !passage.topics.some((topic) => OF_SESSIONS.has(topic)),
    );
  // "What about a ride of three hours?" goes on asking, unless sessions were spoken of.
  const hasSession = history.some(
    ({ role, content }) => role === "assistant" && LIST_LINE.test(content),
  );
  const goesOn = earlierQuestion.source !== "" && !hasSession;
  return passages.some(({ score }) => score >= (goesOn ? KNOWN_IN_CONTEXT : KNOWN));
}

/** Whether things are compared that a passage is on: who asks which is better wishes for neither yet. */
export function isCompared({ question, passages }: ReplyMaterial, wanted: LikelyIntent): boolean {
  const least = surelyAsks(wanted) ? COMPARED.ofQuestion : COMPARED.byWords;
  return passages.some(({ score }) => score >= least) && comparisonCues(question).length > 0;
}
