import type { KnowledgeReader } from "@health-exercise/domain/knowledge";
import type { TextLanguage } from "@health-exercise/domain/language";
import type { Searched } from "../searched-passage.ts";

type Found = { readonly passage: Searched };

/**
 * What was found for a person of these conditions and this age: what does not fit one of them gives way to what is told in its place. No subject
 * comes twice.
 */
export function fittingPerson<One extends Found>(
  found: readonly One[],
  readers: readonly KnowledgeReader[],
  passageOn: (subject: string, language: TextLanguage) => Searched | undefined,
): readonly One[] {
  const fitting = new Map<string, One>();
  for (const one of found) {
    const passage = insteadOf(one.passage, readers, passageOn);
    if (!fitting.has(passage.subject)) fitting.set(passage.subject, { ...one, passage });
  }
  return [...fitting.values()];
}

function insteadOf(
  passage: Searched,
  readers: readonly KnowledgeReader[],
  passageOn: (subject: string, language: TextLanguage) => Searched | undefined,
): Searched {
  const { insteadFor = {}, language } = passage;
  // Of several that do not fit, the first of the entry decides: a blood thinner before an age.
  const reader = (Object.keys(insteadFor) as KnowledgeReader[]).find((each) =>
    readers.includes(each),
  );
  const subject = reader === undefined ? undefined : insteadFor[reader];
  return (subject === undefined ? undefined : passageOn(subject, language)) ?? passage;
}
