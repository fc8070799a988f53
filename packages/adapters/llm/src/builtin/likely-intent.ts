import type { Intent, JudgeIntent, ReplyMaterial } from "@health-exercise/domain/chat";
import { type ReadText, read } from "@health-exercise/domain/language";
import { cueFinder } from "./cues.ts";
import { isAskedFor } from "./guidance/asked-for.ts";
import { isForSomethingElse, tellsOfComplaint } from "./other-meanings.ts";
import { ASKING_CUES, COMPLAINT_CUES, CORRECTION_CUES } from "./question-cues.data.ts";
import { asksWhich } from "./question-reading.ts";
import { readWish } from "./workouts/read-wish.ts";

/** What a message is for, and how sure that is. */
export type LikelyIntent = { readonly intent: Intent; readonly chance: number };

const askingCues = cueFinder(ASKING_CUES);
const correctionCues = cueFinder(CORRECTION_CUES);
const complaintCues = cueFinder(COMPLAINT_CUES);

const QUESTION_MARK = /[?？]/u;
/** From this chance on a message is answered by what it is for (design value). */
const LIKELY = 0.7;
/** From this chance on a message surely is a question of the field (design value). */
const SURELY_ASKED = 0.9;
/** So sure has the judge to be where the search has found something that fits well (design values). */
const SURE = { chance: 0.97, score: 0.76 } as const;
/** A passage of this score is meant by what asks, however sure the judge is (design value). */
const FITS = 0.92;
/** What seems none of its business goes on from the question before where a passage of this score is on it (design value). */
const NEAR = 0.6;
/** A passage of this score is on the complaint that somebody tells (design value). */
const ON_COMPLAINT = 0.55;
/** What opens a message before what it asks. */
const OPENS: ReadonlySet<Intent> = new Set(["acknowledgement", "thanks", "greeting", "chit_chat"]);
/** People ask in these words too: what the search finds can be meant. */
const MAY_ASK: ReadonlySet<Intent> = new Set([
  "low_mood",
  "told_fact",
  "companion",
  "chit_chat",
  "app_devices",
  "off_topic",
  "acknowledgement",
  "goodbye",
  "greeting",
]);

/** What a passage is asked for by in these very words, is meant by them. */
const SHARES_WORDS: ReadonlySet<Intent> = new Set([
  "told_fact",
  "chit_chat",
  "off_topic",
  "acknowledgement",
  "achievement",
  "app_devices",
]);

/** What is none of its business, or is about itself, shares words with passages too. */
const IS_NONE: ReadonlySet<Intent> = new Set(["companion", "off_topic", "app_devices"]);

/** What a follow-up is easily taken for. */
const LEANS: ReadonlySet<Intent> = new Set([...MAY_ASK, "achievement"]);

/** What a message is for: of one that opens with thanks or the like, what follows decides. */
export function judged(
  asked: ReadText,
  { language }: ReplyMaterial,
  judge: JudgeIntent,
): LikelyIntent {
  const whole = meant(asked, judge(asked, language));
  const [first] = asked.sentences;
  if (!OPENS.has(whole.intent) || first === undefined || asked.sentences.length < 2) return whole;
  const rest = read(asked.source.slice(first.end).trim());
  return askingCues(rest).length === 0 ? whole : judge(rest, language);
}

/** "Can you draw up a plan for me?" wishes for one, though it asks what somebody can do. */
function meant(asked: ReadText, judgement: LikelyIntent): LikelyIntent {
  if (judgement.intent !== "companion") return judgement;
  const { asks: isWished, week } = readWish(asked);
  return isWished && week !== null ? { ...judgement, intent: "plan_wish" } : judgement;
}

/** Whether a message surely is a question that knowledge answers. */
export function surelyAsks({ intent, chance }: LikelyIntent): boolean {
  return intent === "question" && chance >= SURELY_ASKED;
}

/** Whether a message asks something in so many words. */
export function asks(asked: ReadText): boolean {
  return QUESTION_MARK.test(asked.source) || askingCues(asked).length > 0 || hasAskingClause(asked);
}

/** "I have scoliosis, are deadlifts out": what begins a clause so, asks. */
const CLAUSE_STARTS: ReadonlySet<string> = new Set(
  "are is can could should does will would".split(" "),
);

function hasAskingClause({ words }: ReadText): boolean {
  return words.some(
    ({ text, clause }, at) =>
      CLAUSE_STARTS.has(text) && at + 2 < words.length && words[at - 1]?.clause !== clause,
  );
}

/** What only tells something is none of these where it begins by asking: "how do I get it down". */
const TELLS: ReadonlySet<Intent> = new Set([
  "told_fact",
  "thanks",
  "achievement",
  "acknowledgement",
  "goodbye",
]);
const ASKING_STARTS: ReadonlySet<string> = new Set(
  "what wat whats how hows why which when where who is are am should can could does do did will would".split(
    " ",
  ),
);
const ASKING_ENDS: ReadonlySet<string> = new Set(["吗", "么", "呢"]);

/** Whether a message asks, though its words are those of an intent that only tells, or is for something else. */
export function isNotFor(intent: Intent, asked: ReadText): boolean {
  const { words } = asked;
  const [first, second] = words;
  const isCry = first?.text === "what" && (second?.text === "a" || second?.text === "an");
  const isAsked =
    (ASKING_STARTS.has(first?.text ?? "") && !isCry) || ASKING_ENDS.has(words.at(-1)?.text ?? "");
  return (TELLS.has(intent) && isAsked) || isForSomethingElse(intent, asked);
}

/** "Right, it goes in my bag then, thank you": what ends so after a reply, and asks nothing, thanks for it. In Chinese a wish ends so too. */
const ENDS_WITH_THANKS =
  /\b(?:thanks|thank you|thank u|thx|cheers)(?: (?:a lot|so much|mate|again))?[\s.!]*$/iu;

/** The intent by which a message is answered; undefined where knowledge is to answer it. */
export function likelyIntent(
  asked: ReadText,
  likely: LikelyIntent,
  material: ReplyMaterial,
): Intent | undefined {
  const { intent, chance } = likely;
  const isReply = material.history.some(({ role }) => role === "assistant");
  if (isReply && intent !== "plan_wish" && ENDS_WITH_THANKS.test(asked.source) && !asks(asked))
    return "thanks";
  const { passages } = material;
  if (chance < LIKELY || isNotFor(intent, asked)) return undefined;
  if (TELLS.has(intent) && asksWhich(asked)) return undefined;
  if (SHARES_WORDS.has(intent) && passages.some(isAskedFor)) return undefined;
  if (goesOnAsking(asked, intent, material)) return undefined;
  if (asksBesideTelling(asked, likely, material)) return undefined;
  if (intent === "told_fact" && tellsOfComplaint(asked) && passages.some(isOnComplaint))
    return undefined;
  const least = IS_NONE.has(intent) ? FITS : SURE.score;
  const isFound = passages.some(({ score }) => score >= least);
  if (!isFound || !MAY_ASK.has(intent)) return intent;
  return asksAllTheSame(asked, likely, material) ? undefined : intent;
}

/** "My knee hurts" is told for what is known of that, more than to be kept in mind. */
function isOnComplaint({ score }: ReplyMaterial["passages"][number]): boolean {
  return score >= ON_COMPLAINT;
}

/** What is told of oneself, or of what was done, may be told for a question that follows. */
const BEFORE_A_QUESTION: ReadonlySet<Intent> = new Set(["told_fact", "achievement"]);

function asksBesideTelling(
  asked: ReadText,
  { intent, chance }: LikelyIntent,
  { passages }: ReplyMaterial,
): boolean {
  const isTold = BEFORE_A_QUESTION.has(intent) || (TELLS.has(intent) && chance < SURE.chance);
  // "My weight has not moved for a week" is nothing done well.
  const isAsked = asks(asked) || complaintCues(asked).length > 0;
  return isTold && isAsked && passages.some(({ score }) => score >= NEAR);
}

/** Whether a message leans on the question before it: then it goes on asking, with whatever words. */
function goesOnAsking(
  asked: ReadText,
  intent: Intent,
  { passages, earlierQuestion }: ReplyMaterial,
): boolean {
  const isNear = !IS_NONE.has(intent) || passages.some(({ score }) => score >= NEAR);
  const leans = earlierQuestion.source !== "" && LEANS.has(intent) && passages.length > 0 && isNear;
  return leans && (askingCues(asked).length > 0 || correctionCues(asked).length > 0);
}

/** Whether a message of which something is found asks, in words that could as well only tell. */
function asksAllTheSame(
  asked: ReadText,
  { intent, chance }: LikelyIntent,
  { passages }: ReplyMaterial,
): boolean {
  const isTold = intent === "told_fact" || intent === "low_mood";
  const isAsked = askingCues(asked).length > 0 || complaintCues(asked).length > 0;
  const fits = !IS_NONE.has(intent) && passages.some(({ score }) => score >= FITS);
  const isOpen = chance < SURE.chance || fits;
  return isAsked && (isTold || isOpen);
}
