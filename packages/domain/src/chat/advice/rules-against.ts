import type { AgainstSentence } from "./evidence-of-reply.ts";

/** The rule in whose name a sentence is dropped for which none holds. */
const WEIGHED = "learned.advice";

/** The rules that hold for a sentence, by id. */
export function rulesAgainst({ advice, breaches, findings }: AgainstSentence): readonly string[] {
  return [
    ...findings.map(({ ruleId }) => ruleId),
    ...breaches.map(({ limit, kind }) => `limits.${limit}.${kind}`),
    ...advice.map(({ id }) => id),
  ];
}

/** The same with plain and outright advice, and the weights where no rule holds. */
export function namesAgainst(against: AgainstSentence): readonly string[] {
  const rules = [...rulesAgainst(against), ...against.plain.map(({ id }) => id)];
  return rules.length === 0 ? [WEIGHED] : rules;
}
