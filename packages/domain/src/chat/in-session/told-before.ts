import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { toldPain } from "../../safety/concern/told-pain.ts";
import { bloodSugarIn } from "../../safety/content-check/blood-sugar.ts";
import { findHealthPhrases } from "../../safety/risk/concept-index.ts";
import { type ChatTurn, ownTurns } from "../chat-message.ts";
import { isClearedBy } from "../matter/resolved-by.ts";
import { earlierQuestionOf, untellingWords } from "../question/earlier-question.ts";
import { asksForDoctor } from "../question/named-subject.ts";
import { wordCount } from "../question/word-count.ts";
import { readRecordActivities } from "../records/kinds/read-record-activities.ts";
import { ASKED_OF_TOLD, TOLD_STATES } from "./follow-up-cues.data.ts";
import { asksOnceMore, asksWhether, isQuestion } from "./once-more.ts";

/** What the body is told to be is a short message, and so is what is asked right after it (design values, in words). */
const LONGEST = { told: 25, asked: 9 } as const;
const BESIDE_ACTIVITY: ReadonlySet<string> = new Set(
  "and or but so then 那 么 咁 呢 吧".split(" "),
);
/** So many of the person's turns are looked through (design value). */
const TURNS_BACK = 4;
const PERSONS: ReadonlySet<string> = new Set("i you we he she they it that this my".split(" "));
const HAN = /\p{Script=Han}/u;
const ENDS: ReadonlySet<string> = new Set(".,;!。，；！…");

let others: PhraseFinder<true> | undefined;
let states: PhraseFinder<true> | undefined;

/**
 * A short question whether something is all right, together with what the turn before told of the body: "is it ok to
 * swim" behind "I'm on my period", "should I see a doctor" behind a pain. Undefined where the question speaks of the body
 * itself, or nothing was told of it.
 */
export function withToldBefore(
  question: ReadText,
  history: readonly ChatTurn[],
): ReadText | undefined {
  if (!isShort(question) || namesBody(question) || isClearedBy(question)) return undefined;
  // "Do I need to get it checked" goes on from the question before as it is.
  const isForDoctor = asksForDoctor(question) && earlierQuestionOf(question, history).source === "";
  if (!asksOfActivity(question) && !isForDoctor) return undefined;
  const told = toldIn(history);
  if (told === undefined) return undefined;
  const source = told.source.trim();
  const isEnded = ENDS.has(source.at(-1) ?? "");
  const link = HAN.test(question.source) ? "，" : ". ";
  return read(`${source}${isEnded ? " " : link}${question.source}`);
}

/** "Is it ok to swim", and "what about yoga?" with nothing else. */
function asksOfActivity(question: ReadText): boolean {
  const activities = readRecordActivities(question);
  if (asksWhether(question)) return activities.length > 0 || namesOther(question);
  if (activities.length === 0) return false;
  const isActivity = (at: number) => activities.some(({ start, end }) => start <= at && at < end);
  const beside = question.words.filter((_, at) => !isActivity(at)).map(({ text }) => text);
  // Behind "about", as in "what about a bit of yoga?", any words may stand.
  const isAlone = beside.includes("about") || beside.every((word) => BESIDE_ACTIVITY.has(word));
  return isAlone && asksOnceMore(question);
}

/** What was told of the body last, with nothing but such questions behind it. */
function toldIn(history: readonly ChatTurn[]): ReadText | undefined {
  const own = ownTurns(history, TURNS_BACK);
  for (const { content } of own.toReversed()) {
    const text = read(content);
    if (isClearedBy(text)) return undefined;
    if (tellsOfBody(text)) return text;
    const goesOn =
      asksWhether(text) || asksOnceMore(text) || tellsNothing(text) || tellsOfSession(text);
    if (!isShort(text) || !goesOn) return undefined;
  }
  return undefined;
}

/** What is done for exercise and is no kind of it: the stairs, a race. */
function namesOther({ words }: ReadText): boolean {
  others ??= createPhraseFinder(phrasesWith(ASKED_OF_TOLD, true as const), { within: "sentence" });
  return others.find(words).length > 0;
}

function tellsOfBody(text: ReadText): boolean {
  if (wordCount(text.words) > LONGEST.told || isQuestion(text)) return false;
  return namesBody(text) && !subjectsOf(text).some(({ namesOthers }) => namesOthers);
}

function namesBody(text: ReadText): boolean {
  const denied = deniedWords(text);
  const isTold = ({ start }: { readonly start: number }) => denied[start] !== 1;
  states ??= createPhraseFinder(phrasesWith(TOLD_STATES, true as const), { within: "sentence" });
  const named = findHealthPhrases(text).filter(({ values }) =>
    values.some((value) => "concept" in value && value.namedIn === "anywhere"),
  );
  if ([...states.findAll(text.words).hits, ...named].some(isTold)) return true;
  return toldPain(text) !== null || bloodSugarIn(text) !== undefined;
}

/** Whether a message names both a kind of exercise and a complaint, and so leaves nothing to what was asked before. */
export function namesComplaintAndActivity(text: ReadText): boolean {
  return namesBody(text) && readRecordActivities(text).length > 0;
}

/** "Did a 20 min walk" says nothing of what was told of the body. */
function tellsOfSession(text: ReadText): boolean {
  const [first, second] = text.words;
  const leavesOutWho = first?.text === "did" && !PERSONS.has(second?.text ?? "");
  return (leavesOutWho || !isQuestion(text)) && readRecordActivities(text).length > 0;
}

/** "Ok thanks". */
function tellsNothing(text: ReadText): boolean {
  const untelling = untellingWords(text);
  return text.words.every((_, at) => untelling.has(at));
}

function isShort(text: ReadText): boolean {
  return text.source !== "" && wordCount(text.words) <= LONGEST.asked;
}
