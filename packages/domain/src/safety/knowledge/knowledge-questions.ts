import type { SafetyLanguage } from "../safety-flag.ts";
import { ageGroupNamedIn } from "./age-group-names.ts";
import { amountsIn } from "./claim-amounts.ts";
import { stancesOf } from "./claim-stances.ts";
import { type Claim, claimsOf } from "./claims.ts";
import { languageOfText } from "./guideline.ts";
import { AGE_GROUP_QUERIES, SLEEP_QUERY } from "./guideline-queries.data.ts";
import { MAX_VALIDATED_CLAIMS } from "./knowledge-validation.ts";

/**
 * What to ask the knowledge before a text is validated: its claims, and the subjects that they take a side on or state
 * an amount for, so that an entry is found that says the opposite in other words. Distinct, in the order of the text.
 */
export function knowledgeQuestionsFor(content: string): readonly string[] {
  const language = languageOfText(content);
  const claims = claimsOf(content).slice(0, MAX_VALIDATED_CLAIMS);
  return [...new Set(claims.flatMap((claim) => questionsOf(claim, language)))];
}

function questionsOf(claim: Claim, language: SafetyLanguage): string[] {
  const sides = [...stancesOf(claim.tokens).keys()].flatMap(
    ({ question }) => question?.[language] ?? [],
  );
  const amounts = amountsIn(claim.text).map(({ measure }) =>
    measure === "hours_of_sleep" ? SLEEP_QUERY : AGE_GROUP_QUERIES[ageGroupNamedIn(claim.text)],
  );
  return [claim.text, ...sides, ...amounts.map((query) => query[language])];
}
