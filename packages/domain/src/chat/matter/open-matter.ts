import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { WRITINGS, type WrittenText } from "../../language/writing.ts";
import { type CheckContent, checkInSteps, type SafetyContext } from "../../safety/content-check.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import type { Steps } from "../../shared/steps.ts";
import type { ChatTurn } from "../chat-message.ts";
import { HELP_KINDS, HELP_TEXTS } from "../help/help-texts.data.ts";
import { readInSessionInSteps } from "../in-session/read-in-session.ts";
import { questionOf } from "../question.ts";
import { MATTER_OF_FLAG, MATTER_OF_HELP } from "./matter-cues.data.ts";
import { MATTER_TEXTS, MATTERS, type Matter } from "./matter-texts.data.ts";
import { isResolvedBy, wasAccident } from "./resolved-by.ts";

/** What a session stays with, and how far it has got. */
export type OpenMatter = {
  readonly matter: Matter;
  /** `first` right after it was told, `later` once it was asked after, `resolved` when this message says so. */
  readonly stage: "first" | "later" | "resolved";
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
  if (open === null) return null;
  const isOver =
    isResolvedBy(message, open.matter) ||
    (open.matter === "crisis" &&
      wasAccident(message) &&
      !(yield* toldOfDying(history, checkContent, context)));
  return isOver ? { matter: open.matter, stage: "resolved" } : open;
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
  const reply = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const asked = lastAsked(history);
  for (const matter of MATTERS) {
    const { first, later, resolved } = MATTER_TEXTS[matter];
    if (begins(reply, first) || begins(reply, later)) {
      const graver = matter === "injury" ? yield* toldSince(history, checkContent, context) : null;
      return graver ?? { matter, stage: "later" };
    }
    if (begins(reply, resolved)) return null;
  }
  const helped = HELP_KINDS.find((kind) => begins(reply, HELP_TEXTS[kind].text));
  const matter =
    helped === undefined
      ? yield* matterOfFlags(asked, turnsBefore(history), checkContent, context)
      : (MATTER_OF_HELP[helped] ?? ("medical" as const));
  return matter === undefined ? null : firstOf(matter, asked);
}

function firstOf(matter: Matter, asked: ReadText): OpenMatter {
  const isOfBody = matter === "medical" || matter === "injury";
  return { matter: isOfBody && isOfOther(asked) ? "other_person" : matter, stage: "first" };
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

function lastAsked(history: readonly ChatTurn[]): ReadText {
  return read(history.findLast(({ role }) => role === "user")?.content ?? "");
}

/** Whether a reply helps somebody who told of dying. */
export function helpsInCrisis(reply: string): boolean {
  return begins(reply, HELP_TEXTS.self_harm.text);
}

function begins(reply: string, text: WrittenText): boolean {
  return WRITINGS.some((writing) => reply.startsWith(text[writing]));
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
  const matters = [...findings, ...meant.findings].flatMap(({ flag, level }) =>
    isAtLeast(level, "high") ? (MATTER_OF_FLAG[flag] ?? []) : [],
  );
  // Whatever else was told of is graver than an injury.
  return matters.find((matter) => matter !== "injury") ?? matters[0];
}

function isOfOther(asked: ReadText): boolean {
  return subjectsOf(asked).some(({ isOfSomebodyElse }) => isOfSomebodyElse);
}
