import { languageOfText } from "../language/language-of-text.ts";
import type { ReadText } from "../language/read-text.ts";
import type { BilingualText, TextLanguage } from "../language/text-language.ts";
import { finished, type Steps } from "../shared/steps.ts";
import { ageGroupNamedIn } from "./age-group-names.ts";
import { amountsInSteps } from "./claim-amounts.ts";
import { stancesOf } from "./claim-stances.ts";
import { isActivityWord } from "./claim-words.ts";
import { type Claim, claimsOf } from "./claims.ts";
import { CONDITION_LABELS } from "./condition-names.data.ts";
import { AGE_GROUP_QUERIES, SLEEP_QUERY } from "./guideline-queries.data.ts";
import type { KnowledgeCondition } from "./knowledge-entry.ts";
import { MAX_VALIDATED_CLAIMS } from "./knowledge-validation.ts";
import { recogniseKnowledgeConditions } from "./recognise-conditions.ts";

/** In UTF-16 code units. */
const MAX_QUESTION_LENGTH = 500;

/**
 * What to ask the knowledge before a text is validated: its claims, and the subjects that they take a side on or state
 * an amount for, so that an entry is found that says the opposite in other words. Distinct, in the order of the text.
 */
export function knowledgeQuestionsFor(content: ReadText): readonly string[] {
  return finished(knowledgeQuestionsInSteps(content));
}

/** Finds the same step by step. */
export function* knowledgeQuestionsInSteps(content: ReadText): Steps<readonly string[]> {
  const language = languageOfText(content.source);
  const claims = claimsOf([content], MAX_VALIDATED_CLAIMS);
  yield content.source.length;
  const questions = new Set<string>();
  for (const claim of claims)
    for (const question of yield* questionsOf(claim, language)) questions.add(question);
  return [...questions];
}

function* questionsOf(claim: Claim, language: TextLanguage): Steps<readonly string[]> {
  const { length } = claim.text;
  const sides = [...stancesOf(claim.plainTokens).keys()].flatMap(
    ({ question }) => question?.[language] ?? [],
  );
  yield length;
  const amounts = (yield* amountsInSteps(claim.tokens)).map(({ measure }) =>
    measure === "hours_of_sleep"
      ? SLEEP_QUERY
      : AGE_GROUP_QUERIES[ageGroupNamedIn(claim.plainTokens)],
  );
  yield length;
  const people = [...claim.words].some(isActivityWord) ? peopleQuestionsOf(claim) : [];
  return [
    claim.text.slice(0, MAX_QUESTION_LENGTH).toWellFormed(),
    ...sides,
    ...[...amounts, ...people].map((query) => query[language]),
  ];
}

/** Words of what is measured, with the condition in which it is spoken of. */
const MEASURED_CONDITIONS: Readonly<Record<string, KnowledgeCondition>> = {
  bloodpressure: "hypertension",
  glucose: "type_2_diabetes",
};

/** What the people of a claim about an activity may do and should leave. */
function peopleQuestionsOf(claim: Claim): BilingualText[] {
  const conditions = recogniseKnowledgeConditions({ words: claim.plainTokens });
  const treated = Object.entries(MEASURED_CONDITIONS).flatMap(([word, condition]) =>
    claim.words.has(word) ? [activityQueryOf(condition)] : [],
  );
  if (treated.length > 0) return treated;
  if (conditions.length === 0) return [AGE_GROUP_QUERIES[ageGroupNamedIn(claim.plainTokens)]];
  return conditions.map((condition) => activityQueryOf(condition));
}

function activityQueryOf(condition: KnowledgeCondition): BilingualText {
  const { en, zh } = CONDITION_LABELS[condition];
  return { en: `${en} exercise, what to avoid`, zh: `${zh}运动，应避免的运动` };
}
