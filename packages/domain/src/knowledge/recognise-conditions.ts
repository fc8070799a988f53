import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import type { ReadText } from "../language/read-text.ts";
import { ABSENCE_WORDS, CONDITION_NAMES, OTHER_CONDITIONS } from "./condition-names.data.ts";
import { KNOWLEDGE_CONDITIONS, type KnowledgeCondition } from "./knowledge-entry.ts";

type Finders = {
  readonly names: PhraseFinder<KnowledgeCondition | "other">;
  readonly absences: PhraseFinder<true>;
};

/** So many words before a name are searched for one that denies it. */
const DENIAL_REACH = 5;

let built: Finders | undefined;

/**
 * The conditions and medicines that a text names as somebody's own, in the order of `KNOWLEDGE_CONDITIONS`. A name that
 * is not known gives none: a near miss is never taken for a match. What denies it are a few words that stand close by, not
 * all of `language`: "I cannot run with asthma" looks for guidance on asthma.
 */
export function recogniseKnowledgeConditions({
  words,
}: Pick<ReadText, "words">): readonly KnowledgeCondition[] {
  const { names, absences } = finders();
  const found = new Set<KnowledgeCondition>();
  for (const { start, values } of names.find(words)) {
    const before = words
      .slice(Math.max(0, start - DENIAL_REACH), start)
      .filter(({ sentence }) => sentence === words[start]?.sentence);
    if (absences.find(before).length > 0) continue;
    for (const value of values) if (value !== "other") found.add(value);
  }
  return KNOWLEDGE_CONDITIONS.filter((condition) => found.has(condition));
}

function finders(): Finders {
  const options = { compare: "singular", within: "sentence" } as const;
  built ??= {
    names: createPhraseFinder<KnowledgeCondition | "other">(
      [
        ...KNOWLEDGE_CONDITIONS.flatMap((condition) =>
          phrasesWith(CONDITION_NAMES[condition], condition),
        ),
        ...phrasesWith(OTHER_CONDITIONS, "other" as const),
      ],
      options,
    ),
    absences: createPhraseFinder(phrasesWith(ABSENCE_WORDS, true as const), options),
  };
  return built;
}
