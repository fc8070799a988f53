import { ageGroupNamedIn } from "../../knowledge/age-group-names.ts";
import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { inCommonWords } from "../../language/in-common-words.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { CHAT_LIMITS } from "../chat-message.ts";
import { AGE_LABELS, asksForSomebodyElse, type PersonalAudience } from "./personal-query.ts";

/** Who is asked for where it is not oneself, beside the names of age groups. */
const OTHERS = ["(adult|grownup|grown up|everyone|everybody|children)", "(成人|成年人|大人)"];
/** What is written for the person's age and found so well answers in place of what is for another one (design value). */
const INSTEAD = 0.5;

let others: PhraseFinder<true> | undefined;

/**
 * A query with the age of who asks, where the best answer to it is written for people of another age and neither these nor anybody else
 * is asked for: "how many minutes are recommended?" of somebody of 76. Undefined for all others.
 */
export function queryOfAge(
  [best]: readonly KnowledgePassage[],
  query: ReadText,
  { ageGroup }: Pick<PersonalAudience, "ageGroup">,
  language: TextLanguage,
): string | undefined {
  const label = ageGroup && AGE_LABELS[ageGroup]?.[language];
  if (best === undefined || label === undefined || !isForOtherAge(best, ageGroup)) return undefined;
  others ??= createPhraseFinder(phrasesWith(OTHERS, true as const), { compare: "singular" });
  const isForNamed =
    others.find(query.words).length > 0 ||
    ageGroupNamedIn(inCommonWords(query).words) !== "adult" ||
    asksForSomebodyElse(query);
  return isForNamed ? undefined : `${query.source} ${label}`;
}

/** The answers, of which one that is written for the person's age takes the place of those for another. */
export function withPassagesOfAge(
  answers: readonly KnowledgePassage[],
  found: readonly KnowledgePassage[],
  { ageGroup }: Pick<PersonalAudience, "ageGroup">,
): readonly KnowledgePassage[] {
  const own = found.find(
    ({ audience, score }) =>
      ageGroup !== undefined && audience.ageGroups.includes(ageGroup) && score >= INSTEAD,
  );
  if (own === undefined) return answers;
  // With the age beside it the query was answered better than it was asked.
  const score = Math.min(own.score, answers[0]?.score ?? own.score);
  const rest = answers.filter(
    (passage) => passage.id !== own.id && !isForOtherAge(passage, ageGroup),
  );
  return [{ ...own, score }, ...rest].slice(0, CHAT_LIMITS.passages);
}

function isForOtherAge(
  { audience: { ageGroups } }: KnowledgePassage,
  ageGroup: PersonalAudience["ageGroup"],
): boolean {
  return ageGroup !== undefined && ageGroups.length > 0 && !ageGroups.includes(ageGroup);
}
