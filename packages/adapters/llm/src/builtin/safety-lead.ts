import { isAtLeast, type ReplyMaterial } from "@health-exercise/domain";
import { REPLY_TEXTS } from "./reply-texts.data.ts";

/** So many warnings, and so many cautions, stand before an answer (design values). */
const SHOWN_WARNINGS = 2;
const SHOWN_CAUTIONS = 3;

/** Whether something in the message asks for care before anything else. */
export function needsCare({ check }: Pick<ReplyMaterial, "check">): boolean {
  return !check.isSafe;
}

/** Whether all that should be said now is what to do instead of exercising. */
export function forbidsAdvice({ check, limits }: Pick<ReplyMaterial, "check" | "limits">): boolean {
  return isAtLeast(check.riskLevel, "high") || limits.maxIntensity === "none";
}

/** What the message itself gives reason to warn of, the most serious first. */
export function warningSentences({ check }: Pick<ReplyMaterial, "check">): readonly string[] {
  return check.isSafe ? [] : check.warnings.slice(0, SHOWN_WARNINGS);
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
    cautions.flatMap((one) => (one.effect === "forbidden" ? one.kind : [])),
  );
  // What is to be avoided needs no care besides.
  const told = cautions.filter(
    ({ kind, effect }) => effect === "forbidden" || !forbidden.has(kind),
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
