import { asksToStart, type ReplyMaterial } from "@health-exercise/domain/chat";
import type { ExerciseLimit } from "@health-exercise/domain/safety";
import { REPLY_TEXTS } from "./reply-texts.data.ts";
import { limitSentences, needsCare } from "./safety-lead.ts";

const INJURIES: ReadonlySet<ExerciseLimit> = new Set([
  "lower_limb_injury",
  "shoulder_injury",
  "hand_injury",
  "back_injury",
  "neck_injury",
  "head_injury",
]);

/** What is said before a session is begun: what limits the person, or else that an injury is to be spared. */
export function limitsOfStart(material: ReplyMaterial): readonly string[] {
  const limits = limitSentences(material);
  const isInjured = material.limits.limits.some((limit) => INJURIES.has(limit));
  if (limits.length > 0 || !isInjured) return limits;
  return [REPLY_TEXTS[material.language].spareInjury];
}

/** Why the session that is asked for is not offered; empty where none is asked for, or nothing speaks against it. */
export function startHeldBack(material: ReplyMaterial): readonly string[] {
  const { actions, answer, question, records, language } = material;
  const isForSomethingElse = actions.length > 0 || answer !== null || records.openSession !== null;
  if (isForSomethingElse || needsCare(material) || !asksToStart(question)) return [];
  const limits = limitSentences(material);
  return limits.length === 0 ? [] : [...limits, REPLY_TEXTS[language].notStarted];
}
