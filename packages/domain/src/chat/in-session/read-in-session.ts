import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { SOURCES } from "../../safety/content-check/sources.data.ts";
import { warningOfFlag } from "../../safety/content-check/warning-of-flag.ts";
import {
  type CheckContent,
  checkInSteps,
  type SafetyContext,
  type SafetyFinding,
} from "../../safety/content-check.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import type { SafetyFlag } from "../../safety/safety-flag.ts";
import { spokenToReader } from "../../safety/spoken-to-reader.ts";
import type { Steps } from "../../shared/steps.ts";
import type { ChatTurn } from "../chat-message.ts";
import { lastQuestionIn } from "../question/earlier-question.ts";
import { withActivityPutIn } from "./activity-put-in.ts";
import { asksAfterTold } from "./asks-after-told.ts";
import { SUGAR_MEASURED_AROUND } from "./follow-up-cues.data.ts";
import { headBlowFindings } from "./head-blow.ts";
import { lowSugarFindings } from "./low-sugar-signs.ts";
import { withMedicineNamed } from "./medicine-of-before.ts";
import { withNumberPutIn } from "./number-put-in.ts";
import { withSelfPutIn } from "./self-put-in.ts";
import { withToldBefore } from "./told-before.ts";

/** What a message means behind the turns before it. */
export type ReadInSession = {
  /** The question with what it leaves to the one before put in; the question itself where it leaves nothing so. */
  readonly asked: ReadText;
  /** What is found in what is meant, beside what the message says by itself. */
  readonly findings: readonly SafetyFinding[];
};

/** Stopping or changing a medicine is worth a word whatever word stands for it (design value). */
const MEDICINE_CHANGE: SafetyFinding = {
  flag: "medication_change",
  level: "medium",
  ruleId: "session.medication-change",
  warning: warningOfFlag("medication_change", "medium"),
  source: SOURCES.medicines,
};

/** What stays open by itself, with words and numbers of its own. */
const OF_MATTERS: ReadonlySet<SafetyFlag> = new Set([
  "self_harm",
  "abuse",
  "violence",
  "eating_disorder",
  "prompt_injection",
]);

let sugars: PhraseFinder<true> | undefined;

/**
 * Reads a question with the one before it: a number or a kind of exercise alone is put in there, "stop it" may be about its
 * medicine, a short question is about what was told of the body just before,
 * and who only asks "is that bad?" is answered with what was found in it. A blow to the head and a medicine that lowers the sugar are kept in mind. Found step by step.
 */
export function* readInSessionInSteps(
  question: ReadText,
  history: readonly ChatTurn[],
  checkContent: CheckContent,
  context?: SafetyContext,
): Steps<ReadInSession> {
  const meant = yield* meantInSession(question, history, checkContent, context);
  const kept = [
    ...headBlowFindings(question, history, context),
    ...lowSugarFindings(question, history, context),
  ];
  return kept.length === 0 ? meant : { ...meant, findings: [...kept, ...meant.findings] };
}

function* meantInSession(
  question: ReadText,
  history: readonly ChatTurn[],
  checkContent: CheckContent,
  context?: SafetyContext,
): Steps<ReadInSession> {
  const earlier = question.source === "" ? question : lastQuestionIn(history);
  if (earlier.source === "") return { asked: question, findings: [] };
  const findingsIn = function* (text: ReadText): Steps<readonly SafetyFinding[]> {
    const check = yield* checkInSteps(checkContent, text, context, "message");
    return spokenToReader(check, text).findings;
  };
  const own = withSelfPutIn(question, earlier);
  if (own !== undefined) return { asked: own, findings: yield* findingsIn(own) };
  const measured = withNumberPutIn(question, earlier);
  if (measured !== undefined) {
    const found = [...(yield* findingsIn(measured))];
    const sugar = sugarPlainlyTold(measured);
    if (sugar !== undefined) found.push(...(yield* findingsIn(sugar)));
    return { asked: measured, findings: found };
  }
  const medicated = withMedicineNamed(question, earlier);
  if (medicated !== undefined) {
    const found = yield* findingsIn(medicated);
    return { asked: medicated, findings: [MEDICINE_CHANGE, ...found] };
  }
  const activity = withActivityPutIn(question, earlier);
  const ofTold = withToldBefore(activity ?? question, history);
  if (ofTold !== undefined) {
    const found = yield* findingsIn(ofTold);
    return { asked: ofTold, findings: found.flatMap(toldBefore) };
  }
  if (activity !== undefined) return { asked: activity, findings: yield* findingsIn(activity) };
  if (!asksAfterTold(question)) return { asked: question, findings: [] };
  return { asked: question, findings: (yield* findingsIn(earlier)).flatMap(toldBefore) };
}

/** "My sugar before the walk was 92" names no level that the check reads; with another number put in it is told plainly. */
function sugarPlainlyTold({ words }: ReadText): ReadText | undefined {
  sugars ??= createPhraseFinder(phrasesWith(SUGAR_MEASURED_AROUND, true as const));
  const [found] = sugars.find(words);
  return found && read(`My blood sugar is ${words[found.end - 1]?.text}.`);
}

/** What was found in the turn before, as far as it is told once more: no help text comes twice. */
function toldBefore(finding: SafetyFinding): readonly SafetyFinding[] {
  const { flag, level } = finding;
  if (OF_MATTERS.has(flag) || !isAtLeast(level, "medium")) return [];
  return [level === "critical" ? { ...finding, level: "high" } : finding];
}
