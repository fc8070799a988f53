import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { WRITINGS, type WrittenText } from "../../language/writing.ts";
import { type CheckContent, checkInSteps } from "../../safety/content-check.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import type { Steps } from "../../shared/steps.ts";
import type { ChatTurn } from "../chat-message.ts";
import { HELP_KINDS, HELP_TEXTS } from "../help/help-texts.data.ts";
import {
  DOUBTING,
  MATTER_OF_FLAG,
  MATTER_OF_HELP,
  RESOLVING,
  TAKING_LEAVE,
} from "./matter-cues.data.ts";
import { MATTER_TEXTS, MATTERS, type Matter } from "./matter-texts.data.ts";

/** What a session stays with, and how far it has got. */
export type OpenMatter = {
  readonly matter: Matter;
  /** `first` right after it was told, `later` once it was asked after, `resolved` when this message says so. */
  readonly stage: "first" | "later" | "resolved";
};

const QUESTION = /[?？]\s*$/;

/** What a phrase says: that a matter is looked after, or that what is told is not so. */
type Cue = Matter | keyof typeof DOUBTING | "leave";

let finder: PhraseFinder<Cue> | undefined;

/**
 * What the turns before a message have left open; null where nothing is. Each reply of an open matter begins with one of
 * its texts, so that the last exchange tells, however long ago it began. Found step by step.
 */
export function* openMatterInSteps(
  message: ReadText,
  history: readonly ChatTurn[],
  checkContent: CheckContent,
): Steps<OpenMatter | null> {
  const open = yield* leftOpenBy(history, checkContent);
  if (open === null) return null;
  return isResolvedBy(message, open.matter) ? { matter: open.matter, stage: "resolved" } : open;
}

function* leftOpenBy(
  history: readonly ChatTurn[],
  checkContent: CheckContent,
): Steps<OpenMatter | null> {
  const reply = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const asked = read(history.findLast(({ role }) => role === "user")?.content ?? "");
  for (const matter of MATTERS) {
    const { first, later, resolved } = MATTER_TEXTS[matter];
    if (begins(reply, first) || begins(reply, later)) return { matter, stage: "later" };
    if (begins(reply, resolved)) return null;
  }
  const helped = HELP_KINDS.find((kind) => begins(reply, HELP_TEXTS[kind].text));
  const matter =
    helped === undefined
      ? yield* matterOfFlags(asked, checkContent)
      : (MATTER_OF_HELP[helped] ?? ("medical" as const));
  if (matter === undefined) return null;
  return {
    matter: matter === "medical" && isOfOther(asked) ? "other_person" : matter,
    stage: "first",
  };
}

/** Whether a reply helps somebody who told of dying. */
export function helpsInCrisis(reply: string): boolean {
  return begins(reply, HELP_TEXTS.self_harm.text);
}

function begins(reply: string, text: WrittenText): boolean {
  return WRITINGS.some((writing) => reply.startsWith(text[writing]));
}

function* matterOfFlags(asked: ReadText, checkContent: CheckContent): Steps<Matter | undefined> {
  const { findings } = yield* checkInSteps(checkContent, asked);
  const grave = findings.find(
    ({ flag, level }) => isAtLeast(level, "high") && Object.hasOwn(MATTER_OF_FLAG, flag),
  );
  return grave && MATTER_OF_FLAG[grave.flag];
}

function isOfOther(asked: ReadText): boolean {
  return subjectsOf(asked).some(({ isOfSomebodyElse }) => isOfSomebodyElse);
}

/** Told, neither denied nor asked ("should I have seen a doctor?"), doubted ("when she is with me") nor to take leave. */
function isResolvedBy(message: ReadText, matter: Matter): boolean {
  finder ??= createPhraseFinder<Cue>(
    phrasesByMeaning<Cue>({ ...RESOLVING, ...DOUBTING, leave: TAKING_LEAVE }),
    { within: "sentence" },
  );
  const { hits } = finder.findAll(message.words);
  const told = hits.filter(({ meaning }) => meaning === matter);
  if (told.length === 0) return false;
  const denied = deniedWords(message);
  return told.some(({ start }) => {
    const place = message.words[start];
    const sentence = message.sentences[place?.sentence ?? 0];
    const isAsked = QUESTION.test(message.source.slice(sentence?.start, sentence?.end));
    const isOther = hits.some((hit) => {
      const other = message.words[hit.start];
      if (other?.sentence !== place?.sentence) return false;
      if (hit.meaning === "before") return hit.start < start && other?.clause === place?.clause;
      return hit.meaning === "anywhere" || (hit.meaning === "leave" && matter === "crisis");
    });
    return denied[start] !== 1 && !isAsked && !isOther;
  });
}
