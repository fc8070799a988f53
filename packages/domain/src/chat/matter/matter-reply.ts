import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
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
import { isQuestion } from "../in-session/once-more.ts";
import type { ReplyMaterial } from "../reply/reply-material.ts";
import { type LaterTexts, laterTexts } from "./later-texts.ts";
import { ARRANGED_TEXTS, CLEARED_TEXT, MATTER_TEXTS, type Matter } from "./matter-texts.data.ts";
import type { OpenMatter } from "./open-matter.ts";
import { WISHES_BESIDE } from "./seen-cues.data.ts";

/** Whose numbers stand with a matter, the most helpful first. */
const NUMBERS: Readonly<Partial<Record<Matter, readonly EmergencyContactKind[]>>> = {
  crisis: ["crisis_line", "emergency"],
  danger: ["police", "emergency", "crisis_line"],
};

/** A message while a matter is open, with what else there is to say to it. */
export type ToldInMatter = Pick<ReplyMaterial, "message" | "answer" | "actions"> & {
  readonly check: Pick<ContentCheck, "riskLevel">;
};

/**
 * Whether an open matter is all that is spoken of: right after somebody told of dying or of being hurt, and where a
 * message tells nothing but that it is, or will be, looked after; unless it tells of something else that needs care.
 */
export function isAllThatMatters({ matter, stage }: OpenMatter, told: ToldInMatter): boolean {
  if (isAtLeast(told.check.riskLevel, "medium")) return false;
  const isGrave = matter === "crisis" || matter === "danger";
  if (stage === "first") return isGrave;
  const isLookedAfter = stage === "resolved" || stage === "arranged";
  return isLookedAfter && !asksForMore(told);
}

/** Whether somebody who told of dying or of being hurt goes on telling, and asks for nothing. */
export function tellsInNeed(open: OpenMatter | null, message: ReadText): boolean {
  const isGrave = open?.matter === "crisis" || open?.matter === "danger";
  return isGrave && !isQuestion(message) && !wishesBeside(message);
}

function asksForMore({ message, answer, actions }: ToldInMatter): boolean {
  return answer !== null || actions.length > 0 || isQuestion(message) || wishesBeside(message);
}

let wishes: PhraseFinder<true> | undefined;

/** "I saw my doctor, give me a plan". */
function wishesBeside({ words }: ReadText): boolean {
  wishes ??= createPhraseFinder(phrasesWith(WISHES_BESIDE, true as const), { within: "sentence" });
  return wishes.find(words).length > 0;
}

/** What a reply begins with while a matter is open, in other words than the last one, and once when it is resolved. */
export function matterLead(
  { matter, stage, isCleared = false }: OpenMatter,
  contacts: readonly EmergencyContact[],
  writing: Writing,
  lastReply = "",
): Help {
  const kinds = stage === "resolved" ? [] : (NUMBERS[matter] ?? []);
  const named = contactsOf(kinds, contacts);
  const told = isCleared ? CLEARED_TEXT : leadOf(matter, stage, lastReply);
  const text = [told[writing], ...contactLines(named, writing)].join("\n");
  return { text, contacts: named };
}

function leadOf(matter: Matter, stage: OpenMatter["stage"], lastReply: string): WrittenText {
  if (stage === "first" || stage === "resolved") return MATTER_TEXTS[matter][stage];
  const arranged = stage === "arranged" ? ARRANGED_TEXTS[matter] : undefined;
  return arranged ?? nextOf(laterTexts(matter), lastReply);
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
