import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import { inCommonWords } from "../../language/in-common-words.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import { findHealthPhrases } from "../../safety/risk/concept-index.ts";
import { ownTurns } from "../chat-message.ts";
import type { ReplyMaterial } from "../reply/reply-material.ts";

/** What somebody has, as against what they feel or take. */
const HAD: ReadonlySet<string> = new Set(["condition", "injury"]);

/**
 * The passages behind the best one but for those that are headed by an illness or operation of which neither the question nor the
 * person speaks: they share a common word with the question, as "after thyroid surgery" does with one on a shoulder.
 */
export function withoutUnaskedIllness(
  passages: readonly KnowledgePassage[],
  {
    question,
    earlierQuestion,
    history,
    notes,
    profile,
  }: Pick<ReplyMaterial, "question" | "earlierQuestion" | "history" | "notes" | "profile">,
): readonly KnowledgePassage[] {
  if (passages.length < 2) return passages;
  const told = [
    question,
    earlierQuestion,
    ...ownTurns(history, history.length).map(({ content }) => read(content)),
    ...notes.map(({ text }) => read(text)),
    ...(profile?.conditions ?? []).map((name) => read(name)),
  ];
  const named = new Set(told.flatMap((text) => illnessesIn(inCommonWords(text))));
  return passages.filter(
    (passage, place) =>
      place === 0 || illnessesIn(readingOf(passage).title).every((code) => named.has(code)),
  );
}

const illnessesIn = toldOnce((text: ReadText): readonly string[] =>
  findHealthPhrases(text).flatMap(({ values }) =>
    values.flatMap((value) =>
      "concept" in value && HAD.has(value.concept.area) && value.namedIn === "anywhere"
        ? [value.concept.code]
        : [],
    ),
  ),
);
