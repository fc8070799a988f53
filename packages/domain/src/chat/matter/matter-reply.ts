import type { Writing, WrittenText } from "../../language/writing.ts";
import type { ContentCheck } from "../../safety/content-check.ts";
import type {
  EmergencyContact,
  EmergencyContactKind,
} from "../../safety/emergency/emergency-contact.ts";
import type { ExerciseLimits } from "../../safety/policy/exercise-limits.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import { begins } from "../help/begins.ts";
import { contactLines, contactsOf, type Help } from "../help/help-reply.ts";
import { type LaterTexts, laterTexts } from "./later-texts.ts";
import { MATTER_TEXTS, type Matter } from "./matter-texts.data.ts";
import type { OpenMatter } from "./open-matter.ts";

/** Whose numbers stand with a matter, the most helpful first. */
const NUMBERS: Readonly<Partial<Record<Matter, readonly EmergencyContactKind[]>>> = {
  crisis: ["crisis_line", "emergency"],
  danger: ["police", "emergency", "crisis_line"],
};

/**
 * Whether an open matter is all that is spoken of: right after somebody told of dying or of being hurt, unless they tell
 * of something else that needs care.
 */
export function isAllThatMatters(
  { matter, stage }: OpenMatter,
  { riskLevel }: Pick<ContentCheck, "riskLevel">,
): boolean {
  const isGrave = matter === "crisis" || matter === "danger";
  return isGrave && stage === "first" && !isAtLeast(riskLevel, "medium");
}

/** What a reply begins with while a matter is open, in other words than the last one, and once when it is resolved. */
export function matterLead(
  { matter, stage }: OpenMatter,
  contacts: readonly EmergencyContact[],
  writing: Writing,
  lastReply = "",
): Help {
  const kinds = stage === "resolved" ? [] : (NUMBERS[matter] ?? []);
  const named = contactsOf(kinds, contacts);
  const told =
    stage === "later" ? nextOf(laterTexts(matter), lastReply) : MATTER_TEXTS[matter][stage];
  const text = [told[writing], ...contactLines(named, writing)].join("\n");
  return { text, contacts: named };
}

/** The text behind the one with which a reply began; the first where it began with none of them. */
function nextOf([first, ...others]: LaterTexts, reply: string): WrittenText {
  const texts = [first, ...others];
  return texts[texts.findIndex((text) => begins(reply, text)) + 1] ?? first;
}

/** The limits of a person with an open matter of their own: no exercise is cleared until somebody has looked at it. */
export function limitsWithMatter(limits: ExerciseLimits, open: OpenMatter | null): ExerciseLimits {
  if (open === null || open.stage === "resolved") return limits;
  if (open.matter === "other_person" || open.matter === "danger") return limits;
  if (open.matter === "crisis")
    return limits.maxIntensity === "none" ? limits : { ...limits, maxIntensity: "light" };
  const isInjury = open.matter === "injury" && limits.clearance !== "stop_and_seek_care";
  return {
    ...limits,
    maxIntensity: "none",
    clearance: isInjury ? "before_any" : "stop_and_seek_care",
  };
}
