import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { warningOfFlag } from "../../safety/content-check/warning-of-flag.ts";
import type { SafetyContext, SafetyFinding } from "../../safety/content-check.ts";
import { findHealthPhrases, namesConcept } from "../../safety/risk/concept-index.ts";
import { type ChatTurn, ownTurns } from "../chat-message.ts";
import { helpCuesIn } from "../help/help-cues-in.ts";
import { HELP_SOURCES } from "../help/help-sources.data.ts";
import { sugarToldIn } from "../help/sugar-told.ts";
import { isOfOther } from "../person/is-of-other.ts";
import { NO_SUGAR_NOW, NO_TREMBLING, SUGAR_SIGNS, TREMBLING } from "./low-sugar-signs.data.ts";

/** What a person has or takes who may have a low sugar. */
const LOWERING: ReadonlySet<string> = new Set(["insulin", "sulfonylurea", "diabetes_type_1"]);
/** So many of the person's turns a medicine is kept in mind (design value). */
const TURNS_BACK = 6;

const FINDING: SafetyFinding = {
  flag: "blood_sugar",
  level: "high",
  ruleId: "session.low-sugar",
  warning: warningOfFlag("blood_sugar", "high"),
  source: HELP_SOURCES.hypoglycaemia,
};

type Cue = "sign" | "trembling" | "elsewhere" | "past";

let finder: PhraseFinder<Cue> | undefined;

/**
 * Shaking or a cold sweat in somebody whose medicine lowers the blood sugar, by their profile or by what they told before: it is
 * treated as a low sugar until it is measured.
 */
export function lowSugarFindings(
  message: ReadText,
  history: readonly ChatTurn[],
  context: SafetyContext | undefined,
): readonly SafetyFinding[] {
  if (!tellsOfSigns(message) || isOfOther(message)) return [];
  if (sugarToldIn(message) === "back" || helpCuesIn(message).has("high_sugar")) return [];
  const known = [...(context?.medications ?? []), ...(context?.conditions ?? [])].map((name) =>
    read(name),
  );
  const told = [...ownTurns(history, TURNS_BACK).map(({ content }) => read(content)), message];
  const isLowering = [...known, ...told.filter((turn) => !isOfOther(turn))].some(namesLowering);
  return isLowering ? [FINDING] : [];
}

function tellsOfSigns(message: ReadText): boolean {
  finder ??= createPhraseFinder<Cue>(
    phrasesByMeaning<Cue>({
      sign: SUGAR_SIGNS,
      trembling: TREMBLING,
      elsewhere: NO_TREMBLING,
      past: NO_SUGAR_NOW,
    }),
    { within: "sentence" },
  );
  const denied = deniedWords(message);
  const { hits } = finder.findAll(message.words);
  const told = new Set(
    hits.filter(({ start }) => denied[start] !== 1).map(({ meaning }) => meaning),
  );
  if (hits.some(({ meaning }) => meaning === "past")) return false;
  const isFromElsewhere = hits.some(({ meaning }) => meaning === "elsewhere");
  return told.has("sign") || (told.has("trembling") && !isFromElsewhere);
}

function namesLowering(text: ReadText): boolean {
  const denied = deniedWords(text);
  return findHealthPhrases(text).some(
    (phrase) =>
      denied[phrase.start] !== 1 && namesConcept(phrase, ({ code }) => LOWERING.has(code)),
  );
}
