import {
  asksForEndOfPause,
  asksForFeedback,
  type OfferedAction,
  type ReplyMaterial,
  unmetAsk,
} from "@health-exercise/domain/chat";
import { cueFinder, kindsOf } from "./cues.ts";
import { OFFER_TEXTS, type OfferKind } from "./offer-texts.data.ts";
import { quotedName } from "./records/amounts.ts";
import { openSessionSentence } from "./records/open-session-sentence.ts";
import { START_CUES } from "./start-cues.data.ts";
import { filled } from "./texts.ts";

const startCues = cueFinder(START_CUES);

/** A label begins with what is done. */
const KIND = /^[^:：]*[:：]\s*/u;

/** What is said of what the person is offered to do; calls stand with the numbers, which have their own words. */
export function offerSentences({
  actions,
  language,
  question,
  records,
  answer,
}: Pick<
  ReplyMaterial,
  "actions" | "language" | "question" | "records" | "answer"
>): readonly string[] {
  const texts = OFFER_TEXTS[language];
  const kinds = new Set<string>(actions.map(kindOf));
  if (kinds.size === 1 && kinds.has("finish_session") && asksToStart(question))
    return [filled(texts.finish_first, { session: openSessionSentence(records, language) })];
  if (kinds.size === 0 && asksForEndOfPause(question)) return [texts.no_pause];
  if (kinds.size === 0 && records.openSession === null && asksForFeedback(question))
    return [records.lastSession === null ? texts.no_feedback : texts.other_feedback];
  const unmet = kinds.size === 0 && answer === null ? unmetAsk(question, records) : undefined;
  if (unmet !== undefined) return [texts[unmet]];
  // Ending a session and speaking of it are offered together.
  if (kinds.has("finish_session")) kinds.delete("give_feedback");
  const isOpenEnded = actions.some(
    (action) => action.kind === "log_session" && action.session.sportEnd === null,
  );
  const offers = [...kinds].filter(isOffer).map((kind) => {
    const of = actions.filter((action) => kindOf(action) === kind);
    const what = of.map(({ label }) => quotedName(label.replace(KIND, ""), language) ?? "");
    return filled(texts[kind], { what: what.filter((each) => each !== "").join(", ") });
  });
  return isOpenEnded ? [...offers, texts.ask_length] : offers;
}

/** Whether somebody asks to begin another session than the one under way. */
function asksToStart(question: ReplyMaterial["question"]): boolean {
  const found = kindsOf(startCues(question));
  return found.has("start") && !found.has("finish");
}

/** To set a goal is another offer than to see them, and to end a pause another than to set one. */
function kindOf(action: OfferedAction): string {
  if (action.kind === "set_pause" && action.isEnd === true) return "end_pause";
  return action.kind === "open_goal" && action.goal === null ? "open_goals" : action.kind;
}

function isOffer(kind: string): kind is OfferKind {
  return Object.hasOwn(OFFER_TEXTS.en, kind);
}
