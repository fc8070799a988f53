import type { KnowledgePassage, PassageReading } from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import type { ReadText, Sentence } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import type { StatedGround } from "../answer-basis.ts";

/**
 * Tells the sentences that stand so in a passage, or that a provider which knows what it quotes has from one, in whatever
 * writing; documents are held against unsafe advice when they are imported.
 */
export function quotedFrom(
  reply: ReadText,
  passages: readonly KnowledgePassage[],
  stated?: StatedGround,
): (sentence: Sentence) => boolean {
  const quotable = passages.map((passage) => statementsOf(readingOf(passage)));
  const quoted = stated?.kind === "answer" ? stated.quoted.flatMap((each) => each.sentences) : [];
  return ({ start, end }) => {
    const said = reply.source.slice(start, end);
    return (
      quotable.some((statements) => statements.has(said)) ||
      quoted.some((sentence) => sentence.includes(said) || said.endsWith(sentence))
    );
  };
}

const statementsOf = toldOnce(({ text, summary }: PassageReading): ReadonlySet<string> => {
  const statements = [text, summary].flatMap(({ source, sentences }) =>
    sentences.map(({ start, end }) => source.slice(start, end)),
  );
  return new Set(statements);
});
