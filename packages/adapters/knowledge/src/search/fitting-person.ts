import type { KnowledgeCondition } from "@health-exercise/domain/knowledge";
import type { TextLanguage } from "@health-exercise/domain/language";
import type { Searched } from "../searched-passage.ts";

type Found = { readonly passage: Searched };

/**
 * What was found for a person of these conditions: what does not fit one of them gives way to what is told in its place. No subject
 * comes twice.
 */
export function fittingPerson<One extends Found>(
  found: readonly One[],
  conditions: readonly KnowledgeCondition[],
  passageOn: (subject: string, language: TextLanguage) => Searched | undefined,
): readonly One[] {
  const fitting = new Map<string, One>();
  for (const one of found) {
    const passage = insteadOf(one.passage, conditions, passageOn);
    if (!fitting.has(passage.subject)) fitting.set(passage.subject, { ...one, passage });
  }
  return [...fitting.values()];
}

function insteadOf(
  passage: Searched,
  conditions: readonly KnowledgeCondition[],
  passageOn: (subject: string, language: TextLanguage) => Searched | undefined,
): Searched {
  const { insteadFor = {}, language } = passage;
  const subject = conditions.flatMap((condition) => insteadFor[condition] ?? [])[0];
  return (subject === undefined ? undefined : passageOn(subject, language)) ?? passage;
}
