import { deniedWords } from "../../language/denial.ts";
import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { warningOfFlag } from "../../safety/content-check/warning-of-flag.ts";
import type { SafetyContext, SafetyFinding } from "../../safety/content-check.ts";
import { type ChatTurn, ownTurns } from "../chat-message.ts";
import { HELP_SOURCES } from "../help/help-sources.data.ts";
import { isResolvedBy } from "../matter/resolved-by.ts";
import { bloodThinnersIn } from "../person/blood-thinner.ts";
import { isOfOther } from "../person/is-of-other.ts";
import { namesWriter } from "../person/names-writer.ts";
import {
  HEAD_BLOWS,
  IN_GENERAL,
  NO_BLOW_NOW,
  WORSE_AFTER_BLOW,
  WORSE_OF_SOMEBODY,
} from "./head-blow.data.ts";

type Cue = "blow" | "not_now" | "worse" | "worse_of_somebody" | "in_general";

/** So many of the person's turns a blow to the head is kept in mind, and a medicine (design value). */
const TURNS_BACK = 6;

let finder: PhraseFinder<Cue> | undefined;

/**
 * What a message means behind the turns before it where a blow to the head is told: with a blood thinner, of whoever it is
 * told, a check today; with a sign that came after it, an emergency. Both are found however many turns they are told over.
 */
export function headBlowFindings(
  message: ReadText,
  history: readonly ChatTurn[],
  context: SafetyContext | undefined,
): readonly SafetyFinding[] {
  const isOfBlow = tellsOfHeadBlow(message);
  const isWorse = has(message, "worse") || tellsOfWorse(message);
  const thins = bloodThinnersIn(message);
  if (!isOfBlow && !isWorse && !thins) return [];
  const before = turnsSinceLookedAt(message, history);
  const blow = isOfBlow ? message : before.findLast(tellsOfHeadBlow);
  if (blow === undefined) return [];
  if (isWorse && !isOfBlow) return [findingOf("session.head-injury")];
  const isNews = isOfBlow || thins;
  return isNews && takesThinner(blow, [message, ...before], context)
    ? [findingOf("session.head-injury-on-thinner")]
    : [];
}

/** Whether a text tells of a blow to the head that somebody had now: not one that is denied, feared or long over. */
export function tellsOfHeadBlow(text: ReadText): boolean {
  return has(text, "blow") && !has(text, "not_now");
}

function turnsSinceLookedAt(message: ReadText, history: readonly ChatTurn[]): readonly ReadText[] {
  if (isResolvedBy(message, "other_person")) return [];
  const turns = ownTurns(history, TURNS_BACK).map(({ content }) => read(content));
  return turns.slice(turns.findLastIndex((turn) => isResolvedBy(turn, "other_person")) + 1);
}

/** Whether whoever had the blow takes a blood thinner: the person by the profile, or whoever it was told of. */
function takesThinner(
  blow: ReadText,
  turns: readonly ReadText[],
  context: SafetyContext | undefined,
): boolean {
  const isOther = isOfOther(blow);
  const own = (context?.medications ?? []).map((name) => read(name));
  if (!isOther && own.some(bloodThinnersIn)) return true;
  return turns.some(
    (turn) => bloodThinnersIn(turn) && (isOther || !isOfOther(turn) || !namesWriter(blow)),
  );
}

/** Whether somebody is told to be sleepy, weak or forgetful now: not what is asked in general. */
function tellsOfWorse(text: ReadText): boolean {
  const { words } = text;
  const asked = new Set(hitsOf(text, "in_general").map(({ start }) => words[start]?.clause));
  return hitsOf(text, "worse_of_somebody").some(({ start }) => !asked.has(words[start]?.clause));
}

function has(text: ReadText, cue: Cue): boolean {
  return hitsOf(text, cue).length > 0;
}

/** Where a text tells of something and does not deny it. */
function hitsOf(text: ReadText, cue: Cue): readonly PhraseHit<Cue>[] {
  finder ??= createPhraseFinder<Cue>(
    phrasesByMeaning<Cue>({
      blow: HEAD_BLOWS,
      not_now: NO_BLOW_NOW,
      worse: WORSE_AFTER_BLOW,
      worse_of_somebody: WORSE_OF_SOMEBODY,
      in_general: IN_GENERAL,
    }),
    { within: "sentence" },
  );
  const denied = deniedWords(text);
  return finder
    .findAll(text.words)
    .hits.filter(({ meaning, start }) => meaning === cue && denied[start] !== 1);
}

function findingOf(ruleId: string): SafetyFinding {
  return {
    flag: "neurological_symptom",
    level: "critical",
    ruleId,
    warning: warningOfFlag("neurological_symptom", "critical"),
    source: HELP_SOURCES.headInjury,
  };
}
