import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import type { Token } from "../language/read-text.ts";
import type { SafetyFlag } from "../safety/safety-flag.ts";
import {
  ABSOLUTE_DENIALS,
  ABSOLUTE_PHRASES,
  CONCENTRATIONS,
  DOSES,
  DOSING_WORDS,
  FOOD_WORDS,
} from "./overstated-claims.data.ts";

type DoseCue = "dose" | "concentration" | "dosing" | "food";

type Finders = {
  readonly absolutes: PhraseFinder<true>;
  readonly denials: PhraseFinder<true>;
  readonly doses: PhraseFinder<DoseCue>;
};

/** So many words before a promise are searched for one that takes it back. */
const DENIAL_REACH = 4;
const DIGITS = /^\d/;

let built: Finders | undefined;

/** The flags of claims that no knowledge may make, in the words of one sentence. */
export function overstatementsIn(words: readonly Token[]): readonly SafetyFlag[] {
  const flags: SafetyFlag[] = [];
  if (promisesTooMuch(words)) flags.push("medical_misinformation");
  if (statesDose(words)) flags.push("medication_change");
  return flags;
}

function promisesTooMuch(words: readonly Token[]): boolean {
  const { absolutes, denials } = finders();
  return absolutes.find(words).some(({ start }) => {
    const before = words.slice(Math.max(0, start - DENIAL_REACH), start);
    return denials.find(before).length % 2 === 0;
  });
}

/** "Take 400 mg"; a number in words counts slices of bread as often as tablets. */
function statesDose(words: readonly Token[]): boolean {
  const cues = new Set<DoseCue>();
  for (const { start, values } of finders().doses.find(words)) {
    const isWord = values.includes("dose") && !DIGITS.test(words[start]?.text ?? "");
    if (!isWord) for (const cue of values) cues.add(cue);
  }
  return cues.has("dose") && cues.has("dosing") && !cues.has("food");
}

function finders(): Finders {
  const options = { compare: "singular", within: "sentence" } as const;
  built ??= {
    absolutes: createPhraseFinder(phrasesWith(ABSOLUTE_PHRASES, true as const), options),
    denials: createPhraseFinder(phrasesWith(ABSOLUTE_DENIALS, true as const), options),
    doses: createPhraseFinder<DoseCue>(
      [
        ...phrasesWith<DoseCue>(DOSES, "dose"),
        ...phrasesWith<DoseCue>(CONCENTRATIONS, "concentration"),
        ...phrasesWith<DoseCue>(DOSING_WORDS, "dosing"),
        ...phrasesWith<DoseCue>(FOOD_WORDS, "food"),
      ],
      options,
    ),
  };
  return built;
}
