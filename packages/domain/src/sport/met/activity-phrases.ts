import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import type { ActivityAliases, Effort, NameStrength } from "./activity-lexicon.ts";
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
import { COLLOQUIAL_CHINESE_ALIASES } from "./aliases-colloquial-chinese.data.ts";
import { COLLOQUIAL_ENGLISH_ALIASES } from "./aliases-colloquial-english.data.ts";
import { ENGLISH_ALIASES } from "./aliases-english.data.ts";
import { EVERYDAY_CHINESE_ALIASES } from "./aliases-everyday-chinese.data.ts";
import { EVERYDAY_ENGLISH_ALIASES } from "./aliases-everyday-english.data.ts";
import { FURTHER_CHINESE_ALIASES } from "./aliases-further-chinese.data.ts";
import { FURTHER_ENGLISH_ALIASES } from "./aliases-further-english.data.ts";

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
/** Plain words: a choice or a gap is no part of one word. */
const SEVERAL_WORDS = /^([a-z]{3,}) ([a-z][a-z +!]*)$/;
const CHOICE_OR_GAP = /[#()_~]/;

const ROLE_PHRASES: Readonly<Record<PhraseRole, readonly string[]>> = {
  misleading: MISLEADING_PHRASES,
  negating: NEGATING_PHRASES,
  denyingSuffix: DENYING_SUFFIXES,
  setting: SETTING_PHRASES,
  settingSuffix: SETTING_SUFFIXES,
  general: GENERAL_PHRASES,
  neutral: NEUTRAL_PHRASES,
};

const PLAIN_ALIASES = [...ENGLISH_ALIASES, ...CHINESE_ALIASES];
/** Of two meanings of one phrase the first counts. */
const LABEL_ALIASES = [
  ...FURTHER_ENGLISH_ALIASES,
  ...FURTHER_CHINESE_ALIASES,
  ...EVERYDAY_ENGLISH_ALIASES,
  ...COLLOQUIAL_ENGLISH_ALIASES,
  ...EVERYDAY_CHINESE_ALIASES,
  ...COLLOQUIAL_CHINESE_ALIASES,
  ...PLAIN_ALIASES,
];

let inText: PhraseFinder<PhraseMeaning> | undefined;
let inLabel: PhraseFinder<PhraseMeaning> | undefined;

/** Finds the phrases that say something about an activity in any text; built at the first use. */
export function activityPhrases(): PhraseFinder<PhraseMeaning> {
  inText ??= finderOf(nameEntries(PLAIN_ALIASES));
  return inText;
}

/** Finds them in what a session is called, where more words can only name an activity; built at the first use. */
export function labelPhrases(): PhraseFinder<PhraseMeaning> {
  inLabel ??= finderOf(inflected(nameEntries(LABEL_ALIASES)));
  return inLabel;
}

function finderOf(names: Iterable<Entry>): PhraseFinder<PhraseMeaning> {
  return createPhraseFinder([...names, ...qualifierEntries(), ...roleEntries()], {
    compare: "singular",
    within: "sentence",
  });
}

/** Names of several words in whatever form their first one is: "wash windows", "washed windows". */
function* inflected(names: Iterable<Entry>): Generator<Entry> {
  for (const [phrase, meaning] of names) {
    yield [phrase, meaning];
    const [, first, rest] = SEVERAL_WORDS.exec(phrase) ?? [];
    if (first !== undefined) yield [`${first}+ ${rest}`, meaning];
  }
}

function* nameEntries(aliases: readonly ActivityAliases[]): Generator<Entry> {
  for (const { activity, names = [], weak = [], alone = [] } of aliases) {
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
  if (CHOICE_OR_GAP.test(phrase) || !phrase.includes(" ")) return undefined;
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
