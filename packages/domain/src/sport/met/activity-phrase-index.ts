import type { Effort } from "./activity-lexicon.ts";
import { readActivityText } from "./activity-text.ts";
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

/** Where the name of an activity counts: anywhere, unless another is named, or only when nothing else is said. */
export type NameStrength = "strong" | "weak" | "alone";

/** Everything that one phrase can mean. */
export interface PhraseMeaning {
  activity?: string;
  strength?: NameStrength;
  effort?: Effort;
  modifiers?: string[];
  misleading?: boolean;
  negating?: boolean;
  denyingSuffix?: boolean;
  setting?: boolean;
  settingSuffix?: boolean;
  general?: boolean;
  neutral?: boolean;
}

/** A step of the index: the phrases that go on from here, by their next token. */
export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  meaning?: PhraseMeaning;
}

/** From this length on, a phrase written as one word ("tabletennis") is accepted too. */
const MIN_JOINED_LENGTH = 6;

let index: PhraseNode | undefined;

/** The index of all phrases by token, built at the first use. */
export function phraseIndex(): PhraseNode {
  index ??= buildPhraseIndex();
  return index;
}

function buildPhraseIndex(): PhraseNode {
  const root: PhraseNode = { next: new Map() };
  for (const [activity, phrases] of [...ENGLISH_ALIASES, ...CHINESE_ALIASES]) {
    for (const marked of phrases.split("|")) addName(root, activity, marked);
  }
  for (const [effort, phrases] of Object.entries(EFFORT_PHRASES) as [Effort, string][]) {
    addPhrases(root, [phrases], (meaning) => {
      meaning.effort ??= effort;
    });
  }
  for (const [modifier, phrases] of Object.entries(MODIFIER_PHRASES)) {
    addPhrases(root, [phrases], (meaning) => {
      meaning.modifiers ??= [];
      meaning.modifiers.push(modifier);
    });
  }
  addPhrases(root, MISLEADING_PHRASES, (meaning) => {
    meaning.misleading = true;
  });
  addPhrases(root, NEGATING_PHRASES, (meaning) => {
    meaning.negating = true;
  });
  addPhrases(root, DENYING_SUFFIXES, (meaning) => {
    meaning.denyingSuffix = true;
  });
  addPhrases(root, SETTING_PHRASES, (meaning) => {
    meaning.setting = true;
  });
  addPhrases(root, SETTING_SUFFIXES, (meaning) => {
    meaning.settingSuffix = true;
  });
  addPhrases(root, GENERAL_PHRASES, (meaning) => {
    meaning.general = true;
  });
  addPhrases(root, NEUTRAL_PHRASES, (meaning) => {
    meaning.neutral = true;
  });
  return root;
}

function addName(root: PhraseNode, activity: string, marked: string): void {
  const strength = marked.startsWith("~") ? "weak" : marked.startsWith("=") ? "alone" : "strong";
  const phrase = strength === "strong" ? marked : marked.slice(1);
  const name = (meaning: PhraseMeaning): void => {
    if (meaning.activity !== undefined) return;
    meaning.activity = activity;
    meaning.strength = strength;
  };
  addPhrase(root, phrase, name);
  const joined = phrase.replaceAll(" ", "");
  if (joined !== phrase && joined.length >= MIN_JOINED_LENGTH && !joined.includes("#"))
    addPhrase(root, joined, name);
}

function addPhrases(
  root: PhraseNode,
  lists: readonly string[],
  change: (meaning: PhraseMeaning) => void,
): void {
  for (const list of lists) for (const phrase of list.split("|")) addPhrase(root, phrase, change);
}

function addPhrase(
  root: PhraseNode,
  phrase: string,
  change: (meaning: PhraseMeaning) => void,
): void {
  let node = root;
  for (const token of tokensOf(phrase)) {
    let following = node.next.get(token);
    if (following === undefined) {
      following = { next: new Map() };
      node.next.set(token, following);
    }
    node = following;
  }
  node.meaning ??= {};
  change(node.meaning);
}

/** A `#` in a phrase stands for any number. */
function tokensOf(phrase: string): readonly string[] {
  return readActivityText(phrase.replaceAll("#", " 0 ")).tokens;
}
