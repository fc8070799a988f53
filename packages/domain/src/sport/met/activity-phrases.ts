import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import type { Effort, NameStrength } from "./activity-lexicon.ts";
import {
  DENYING_SUFFIXES,
  EFFORT_PHRASES,
  GENERAL_PHRASES,
  MISLEADING_PHRASES,
  MODIFIER_PHRASES,
  NEGATING_PHRASES,
  NEUTRAL_PHRASES,
  SETTING_PHRASES,
  SETTING_SUFFIXES,
} from "./activity-words.data.ts";
import { CHINESE_ALIASES } from "./aliases-chinese.data.ts";
import { ENGLISH_ALIASES } from "./aliases-english.data.ts";

/** What a phrase means beside or instead of the name of an activity. */
export type PhraseRole =
  | "misleading"
  | "negating"
  | "denyingSuffix"
  | "setting"
  | "settingSuffix"
  | "general"
  | "neutral";

/** One thing that a phrase means. */
export type PhraseMeaning =
  | { readonly kind: "activity"; readonly activity: string; readonly strength: NameStrength }
  | { readonly kind: "effort"; readonly effort: Effort }
  | { readonly kind: "modifier"; readonly modifier: string }
  | { readonly kind: PhraseRole };

type Entry = readonly [phrase: string, meaning: PhraseMeaning];

/** From this length on, a phrase written as one word ("tabletennis") is accepted too. */
const MIN_JOINED_LENGTH = 6;

const ROLE_PHRASES: Readonly<Record<PhraseRole, readonly string[]>> = {
  misleading: MISLEADING_PHRASES,
  negating: NEGATING_PHRASES,
  denyingSuffix: DENYING_SUFFIXES,
  setting: SETTING_PHRASES,
  settingSuffix: SETTING_SUFFIXES,
  general: GENERAL_PHRASES,
  neutral: NEUTRAL_PHRASES,
};

let finder: PhraseFinder<PhraseMeaning> | undefined;

/** Finds all phrases that say something about an activity; built at the first use. */
export function activityPhrases(): PhraseFinder<PhraseMeaning> {
  finder ??= createPhraseFinder([...nameEntries(), ...qualifierEntries(), ...roleEntries()], {
    compare: "singular",
    within: "sentence",
  });
  return finder;
}

function* nameEntries(): Generator<Entry> {
  for (const { activity, names = [], weak = [], alone = [] } of [
    ...ENGLISH_ALIASES,
    ...CHINESE_ALIASES,
  ]) {
    for (const [strength, phrases] of [
      ["strong", names],
      ["weak", weak],
      ["alone", alone],
    ] as const) {
      const meaning: PhraseMeaning = { kind: "activity", activity, strength };
      for (const phrase of phrases) {
        yield [phrase, meaning];
        const joined = joinedPhrase(phrase);
        if (joined !== undefined) yield [joined, meaning];
      }
    }
  }
}

function joinedPhrase(phrase: string): string | undefined {
  if (!phrase.includes(" ") || phrase.includes("#")) return undefined;
  const joined = phrase.replaceAll(/\+? /g, "");
  return joined.length < MIN_JOINED_LENGTH ? undefined : joined;
}

function* qualifierEntries(): Generator<Entry> {
  for (const [effort, phrases] of Object.entries(EFFORT_PHRASES) as [Effort, readonly string[]][]) {
    const meaning: PhraseMeaning = { kind: "effort", effort };
    for (const phrase of phrases) yield [phrase, meaning];
  }
  for (const [modifier, phrases] of Object.entries(MODIFIER_PHRASES)) {
    const meaning: PhraseMeaning = { kind: "modifier", modifier };
    for (const phrase of phrases) yield [phrase, meaning];
  }
}

function* roleEntries(): Generator<Entry> {
  for (const [kind, phrases] of Object.entries(ROLE_PHRASES) as [PhraseRole, readonly string[]][]) {
    const meaning: PhraseMeaning = { kind };
    for (const phrase of phrases) yield [phrase, meaning];
  }
}
