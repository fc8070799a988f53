import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { type CheckContent, checkInSteps, type SafetyContext } from "../../safety/content-check.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import type { Steps } from "../../shared/steps.ts";
import type { ChatTurn } from "../chat-message.ts";
import { aidKindOf, isAidText } from "../help/aid-text.ts";
import { type AidKind, SUGAR_TEXTS } from "../help/aid-texts.data.ts";
import { begins } from "../help/begins.ts";
import { helpCuesIn } from "../help/help-cues-in.ts";
import { HELP_KINDS, HELP_TEXTS, type HelpKind } from "../help/help-texts.data.ts";
import { isStillOfSugar, tellsSugarIsBack } from "../help/sugar-back.ts";
import { readInSessionInSteps } from "../in-session/read-in-session.ts";
import { isOfOther } from "../person/is-of-other.ts";
import { namesWriter } from "../person/names-writer.ts";
import { withoutTakenMedicine } from "../person/taken-medicine.ts";
import { questionOf } from "../question/question.ts";
import { laterTexts } from "./later-texts.ts";
import { MATTER_OF_FLAG, MATTER_OF_HELP } from "./matter-cues.data.ts";
import {
  ARRANGED_TEXTS,
  CLEARED_TEXT,
  MATTER_TEXTS,
  MATTERS,
  type Matter,
} from "./matter-texts.data.ts";
import { goesOnWithOther } from "./of-whom.ts";
import { isArrangedBy, isClearedBy, isResolvedBy, wasAccident } from "./resolved-by.ts";

/** What a session stays with, and how far it has got. */
export type OpenMatter = {
  readonly matter: Matter;
  /**
   * `first` right after it was told, `later` once it was asked after, `arranged` when this message says that somebody is
   * going to look at it, `resolved` when it says that somebody did.
   */
  readonly stage: "first" | "later" | "arranged" | "resolved";
  /** Whether a doctor found nothing, or lets the person exercise again. */
  readonly isCleared?: boolean;
  /** The emergency of the body that it began with, of which there are facts to tell; undefined where it was none. */
  readonly help?: AidKind;
};

/**
 * What the turns before a message of a person have left open; null where nothing is. Each reply of an open matter begins with one of
 * its texts, so that the last exchange tells, however long ago it began. Found step by step.
 */
export function* openMatterInSteps(
  message: ReadText,
  history: readonly ChatTurn[],
  checkContent: CheckContent,
  context?: SafetyContext,
): Steps<OpenMatter | null> {
  const open = yield* leftOpenBy(history, checkContent, context);
  if (open === null || isPast(open, message, history)) return null;
  const isOver =
    isResolvedBy(message, open.matter) ||
    (open.matter === "crisis" &&
      wasAccident(message) &&
      !(yield* tellsOfSelfHarm(message, checkContent, context)) &&
      !(yield* toldOfDying(history, checkContent, context)));
  if (isOver) return { ...open, stage: "resolved", ...clearedBy(message, open.matter) };
  // An emergency waits for no appointment.
  const mayWait = ARRANGED_TEXTS[open.matter] !== undefined && open.help === undefined;
  return mayWait && isArrangedBy(message) ? { ...open, stage: "arranged" } : open;
}

function clearedBy(message: ReadText, matter: Matter): Pick<OpenMatter, "isCleared"> {
  const isOfBody = matter === "medical" || matter === "injury";
  return isOfBody && isClearedBy(message) ? { isCleared: true } : {};
}

/** Whether a low sugar has come back, and what is said now is of something else. */
function isPast({ help }: OpenMatter, message: ReadText, history: readonly ChatTurn[]): boolean {
  const isBack =
    begins(lastReply(history), SUGAR_TEXTS.back) ||
    (help === "low_sugar" && tellsSugarIsBack(lastAsked(history)));
  return isBack && !isStillOfSugar(message);
}

/** "I accidentally cut too deep this time" is no accident. */
function* tellsOfSelfHarm(
  message: ReadText,
  checkContent: CheckContent,
  context: SafetyContext | undefined,
): Steps<boolean> {
  const { riskLevel, flags } = yield* checkInSteps(checkContent, message, context);
  return flags.includes("self_harm") && isAtLeast(riskLevel, "medium");
}

/** Whether anything told before was an emergency: a wish to die or what was swallowed is not over because it was an accident. */
function* toldOfDying(
  history: readonly ChatTurn[],
  checkContent: CheckContent,
  context: SafetyContext | undefined,
): Steps<boolean> {
  for (const { role, content } of history) {
    if (role !== "user") continue;
    const { riskLevel, flags } = yield* checkInSteps(checkContent, read(content), context);
    if (riskLevel === "critical" || flags.includes("poisoning")) return true;
  }
  return false;
}

function* leftOpenBy(
  history: readonly ChatTurn[],
  checkContent: CheckContent,
  context: SafetyContext | undefined,
): Steps<OpenMatter | null> {
  const reply = lastReply(history);
  const asked = lastAsked(history);
  const help = yield* helpBegunWith(history, checkContent, context);
  const aided = help === undefined ? {} : { help };
  for (const matter of MATTERS) {
    const { resolved } = MATTER_TEXTS[matter];
    if (asksAfter(reply, matter)) {
      const graver = matter === "injury" ? yield* toldSince(history, checkContent, context) : null;
      return graver ?? { matter, stage: "later", ...aided };
    }
    if (begins(reply, resolved) || begins(reply, CLEARED_TEXT)) return null;
  }
  if (isAidText(reply)) return help === undefined ? null : { ...aidedIn(history, help), ...aided };
  const helped = helpTold(reply);
  const matter =
    helped === undefined
      ? yield* matterOfFlags(asked, turnsBefore(history), checkContent, context)
      : (MATTER_OF_HELP[helped] ?? ("medical" as const));
  if (matter === undefined) return null;
  return { ...firstOf(matter, asked, turnsBefore(history)), ...aided };
}

function aidedIn(history: readonly ChatTurn[], help: AidKind): OpenMatter {
  const { asked } = beginningOf(history);
  return { ...firstOf(MATTER_OF_HELP[help] ?? "medical", asked), stage: "later" };
}

/** The exchange in which what is open was told, as far as the turns go back: every reply since then asks after it or says what to do. */
function beginningOf(history: readonly ChatTurn[]): {
  readonly asked: ReadText;
  readonly reply: string;
} {
  const at = history.findLastIndex(
    ({ role, content }) =>
      role === "assistant" &&
      !MATTERS.some((matter) => asksAfter(content, matter)) &&
      !isAidText(content),
  );
  const turns = history.slice(0, Math.max(0, at));
  return { asked: lastAsked(turns), reply: history[at]?.content ?? "" };
}

function asksAfter(reply: string, matter: Matter): boolean {
  const { [matter]: arranged } = ARRANGED_TEXTS;
  const texts = [MATTER_TEXTS[matter].first, ...laterTexts(matter)];
  return [...texts, ...(arranged === undefined ? [] : [arranged])].some((text) =>
    begins(reply, text),
  );
}

/** The kind of emergency that is open; a low sugar is one though it was no help text that answered it. */
function* helpBegunWith(
  history: readonly ChatTurn[],
  checkContent: CheckContent,
  context: SafetyContext | undefined,
): Steps<AidKind | undefined> {
  const { asked, reply } = beginningOf(history);
  const helped = helpTold(reply);
  if (helped !== undefined) return aidKindOf(helped);
  const { findings } = yield* checkInSteps(checkContent, asked, context);
  const isLow = findings.some(
    ({ flag, level }) => flag === "blood_sugar" && isAtLeast(level, "high"),
  );
  return isLow && !helpCuesIn(asked).has("high_sugar") ? "low_sugar" : undefined;
}

function helpTold(reply: string): HelpKind | undefined {
  return HELP_KINDS.find((kind) => begins(reply, HELP_TEXTS[kind].text));
}

function firstOf(matter: Matter, asked: ReadText, before: readonly ChatTurn[] = []): OpenMatter {
  const isOfBody = matter === "medical" || matter === "injury";
  const isOther =
    isOfOther(asked) ||
    (!namesWriter(asked) &&
      (asksAfter(lastReply(before), "other_person") || goesOnWithOther(lastAsked(before))));
  return { matter: isOfBody && isOther ? "other_person" : matter, stage: "first" };
}

/** What is graver than an injury, told of while that was asked after. */
function* toldSince(
  history: readonly ChatTurn[],
  checkContent: CheckContent,
  context: SafetyContext | undefined,
): Steps<OpenMatter | null> {
  const asked = lastAsked(history);
  const matter = yield* matterOfFlags(asked, turnsBefore(history), checkContent, context);
  return matter === undefined || matter === "injury" ? null : firstOf(matter, asked);
}

function lastReply(history: readonly ChatTurn[]): string {
  return history.findLast(({ role }) => role === "assistant")?.content ?? "";
}

function lastAsked(history: readonly ChatTurn[]): ReadText {
  return read(history.findLast(({ role }) => role === "user")?.content ?? "");
}

/** Whether a reply helps somebody who told of dying. */
export function helpsInCrisis(reply: string): boolean {
  return begins(reply, HELP_TEXTS.self_harm.text);
}

/** What stood before the last thing that the person said. */
function turnsBefore(history: readonly ChatTurn[]): readonly ChatTurn[] {
  return history.slice(
    0,
    Math.max(
      0,
      history.findLastIndex(({ role }) => role === "user"),
    ),
  );
}

function* matterOfFlags(
  asked: ReadText,
  before: readonly ChatTurn[],
  checkContent: CheckContent,
  context: SafetyContext | undefined,
): Steps<Matter | undefined> {
  const { findings } = yield* checkInSteps(checkContent, asked, context);
  const meant = yield* readInSessionInSteps(questionOf(asked), before, checkContent, context);
  const found = [...withoutTakenMedicine(findings, asked), ...meant.findings];
  const matters = found.flatMap(({ flag, level }) =>
    isAtLeast(level, "high") ? (MATTER_OF_FLAG[flag] ?? []) : [],
  );
  // Whatever else was told of is graver than an injury.
  return matters.find((matter) => matter !== "injury") ?? matters[0];
}
