import type { ReplyMaterial } from "@health-exercise/domain/chat";
import {
  isAtLeast,
  isLearned,
  type SafetyFinding,
  type SafetyFlag,
} from "@health-exercise/domain/safety";
import { WARNINGS_OF_RULES } from "./care-texts.data.ts";
import { isAskedFor } from "./guidance/asked-for.ts";
import { REPLY_TEXTS } from "./reply-texts.data.ts";

/** So many warnings, and so many cautions, stand before an answer (design values). */
const SHOWN_WARNINGS = 2;
const SHOWN_CAUTIONS = 3;
/** Where somebody may be in such need, nothing else is told, however sure it is that it was asked for. */
const BEFORE_ALL: ReadonlySet<SafetyFlag> = new Set([
  ...(["self_harm", "abuse", "violence", "eating_disorder", "cardiac_symptom"] as const),
  ...(["neurological_symptom", "breathing_difficulty", "poisoning"] as const),
]);

/** What was found in the message, but for attempts to instruct the service: those are no part of the question. */
export function dangersIn({ check }: Pick<ReplyMaterial, "check">): readonly SafetyFinding[] {
  return check.findings.filter(
    ({ flag, level }) => flag !== "prompt_injection" && isAtLeast(level, "medium"),
  );
}

/** Whether something in the message asks for care before anything else. */
export function needsCare(material: Pick<ReplyMaterial, "check">): boolean {
  return dangersIn(material).length > 0;
}

/** Whether all that should be said now is what to do instead of exercising. */
export function forbidsAdvice(
  material: Pick<
    ReplyMaterial,
    "check" | "limits" | "isMatterOpen" | "isInjuryOpen" | "isAskedBeside" | "passages"
  >,
): boolean {
  const grave = dangersIn(material).filter(({ level }) => isAtLeast(level, "high"));
  const isDoubtful = grave.every(isDoubted) && material.passages.some(isAskedFor);
  const isRoomLeft = material.isInjuryOpen === true || material.isAskedBeside === true;
  const isOpen = material.isMatterOpen === true && !isRoomLeft;
  return (grave.length > 0 && !isDoubtful) || (isOpen && mustRest(material));
}

/** Whether only weights see danger in words that no rule knows: a passage that is surely asked for may be told beside the warning. */
function isDoubted(finding: SafetyFinding): boolean {
  return isLearned(finding) && !BEFORE_ALL.has(finding.flag);
}

/** Whether the person is not to exercise for now: what is known may still be told to them, but nothing that makes them. */
export function mustRest({ limits }: Pick<ReplyMaterial, "limits">): boolean {
  return limits.maxIntensity === "none";
}

/** What the message itself gives reason to warn of, the most serious first. */
export function warningSentences(
  material: Pick<ReplyMaterial, "check" | "language">,
): readonly string[] {
  const { language } = material;
  const dangers = dangersIn(material);
  const own = dangers.filter(({ ruleId }) => Object.hasOwn(WARNINGS_OF_RULES, ruleId));
  const flags = new Set(own.map(({ flag }) => flag));
  const warnings = dangers.flatMap((finding) => {
    const told = WARNINGS_OF_RULES[finding.ruleId];
    if (told !== undefined) return [[told.text, told.source].map((text) => text[language])];
    return flags.has(finding.flag) ? [] : [[finding.warning[language]]];
  });
  const distinct = new Map(warnings.map((sentences) => [sentences.join(""), sentences]));
  return [...distinct.values()].slice(0, SHOWN_WARNINGS).flat();
}

/**
 * What the person's limits say, before any advice: whether to ask a doctor first, where that is due, and what to leave or take
 * care with.
 */
export function limitSentences(
  {
    limits,
    cautions,
    language,
    isAfterBirth,
  }: Pick<ReplyMaterial, "limits" | "cautions" | "language" | "isAfterBirth">,
  isClearanceDue = true,
): readonly string[] {
  const texts = REPLY_TEXTS[language];
  const { clearance, maxIntensity } = limits;
  const forbidden = new Set(
    cautions.flatMap(({ kind, effect }) => (effect === "forbidden" ? kind : [])),
  );
  // What is to be avoided, or not to be done at all for now, needs no care besides.
  const told = cautions.filter(
    ({ kind, effect }) =>
      effect === "forbidden" || (maxIntensity !== "none" && !forbidden.has(kind)),
  );
  const descriptions = new Set(told.map(({ description }) => description[language]));
  const shown = [...descriptions].slice(0, SHOWN_CAUTIONS);
  const isLight = maxIntensity === "light" && clearance !== "none";
  const doctor = [
    ...(clearance === "none" ? [] : [texts.clearance[clearance]]),
    ...(maxIntensity === "none" && clearance !== "stop_and_seek_care" ? [texts.noExercise] : []),
    ...(isLight ? [texts.lightOnly] : []),
  ];
  return [
    ...(isAfterBirth === true ? [texts.afterBirth] : []),
    ...(isClearanceDue ? doctor : []),
    ...(shown.length === 0 ? [] : [texts.takeCare, ...shown]),
  ];
}
