import type { ReplyMaterial } from "@health-exercise/domain/chat";
import { isAtLeast, type SafetyFinding } from "@health-exercise/domain/safety";
import { REPLY_TEXTS } from "./reply-texts.data.ts";

/** So many warnings, and so many cautions, stand before an answer (design values). */
const SHOWN_WARNINGS = 2;
const SHOWN_CAUTIONS = 3;

/** What was found in the message, but for attempts to instruct the service: those are no part of the question. */
function dangersIn({ check }: Pick<ReplyMaterial, "check">): readonly SafetyFinding[] {
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
  material: Pick<ReplyMaterial, "check" | "limits" | "isMatterOpen">,
): boolean {
  const isGrave = dangersIn(material).some(({ level }) => isAtLeast(level, "high"));
  return isGrave || (material.isMatterOpen === true && mustRest(material));
}

/** Whether the person is not to exercise for now: what is known may still be told to them, but nothing that makes them. */
export function mustRest({ limits }: Pick<ReplyMaterial, "limits">): boolean {
  return limits.maxIntensity === "none";
}

/** What the message itself gives reason to warn of, the most serious first. */
export function warningSentences(
  material: Pick<ReplyMaterial, "check" | "language">,
): readonly string[] {
  const warnings = dangersIn(material).map(({ warning }) => warning[material.language]);
  return [...new Set(warnings)].slice(0, SHOWN_WARNINGS);
}

/** What the person's limits say, before any advice: whether to ask a doctor first, and what to leave or take care with. */
export function limitSentences({
  limits,
  cautions,
  language,
}: Pick<ReplyMaterial, "limits" | "cautions" | "language">): readonly string[] {
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
  return [
    ...(clearance === "none" ? [] : [texts.clearance[clearance]]),
    ...(maxIntensity === "none" && clearance !== "stop_and_seek_care" ? [texts.noExercise] : []),
    ...(maxIntensity === "light" && clearance !== "none" ? [texts.lightOnly] : []),
    ...(shown.length === 0 ? [] : [texts.takeCare, ...shown]),
  ];
}
