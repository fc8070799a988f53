import { healthTokens } from "../policy/health-text.ts";
import { createPhraseIndex } from "../policy/phrase-index.ts";
import { ABSENCE_WORDS, CONDITION_NAMES, OTHER_CONDITIONS } from "./condition-names.data.ts";
import { KNOWLEDGE_CONDITIONS, type KnowledgeCondition } from "./knowledge-entry.ts";
import { holdsAny, meaning, phraseIndexOf } from "./phrases.ts";

const names = createPhraseIndex<KnowledgeCondition | "other">([
  ...KNOWLEDGE_CONDITIONS.flatMap((condition) => meaning(CONDITION_NAMES[condition], condition)),
  ...meaning(OTHER_CONDITIONS, "other" as const),
]);
const absences = phraseIndexOf(ABSENCE_WORDS);

/** So many tokens before a name are searched for a word that denies it. */
const DENIAL_REACH = 5;

/**
 * The conditions and medicines that a text names as somebody's own, in the order of `KNOWLEDGE_CONDITIONS`. A name that
 * is not known gives none: a near miss is never taken for a match.
 */
export function recogniseKnowledgeConditions(text: string): readonly KnowledgeCondition[] {
  const tokens = healthTokens(text);
  const found = new Set<KnowledgeCondition>();
  for (const { start, values } of names.find(tokens)) {
    const before = tokens.slice(Math.max(0, start - DENIAL_REACH), start);
    if (holdsAny(absences, before)) continue;
    for (const value of values) if (value !== "other") found.add(value);
  }
  return KNOWLEDGE_CONDITIONS.filter((condition) => found.has(condition));
}
