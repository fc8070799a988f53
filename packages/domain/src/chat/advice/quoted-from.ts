import type { KnowledgePassage, PassageReading } from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Sentence } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import type { StatedGround } from "../reply/answer-basis.ts";

/** What names a passage before its first sentence: "- Walking for health: ". */
const LEAD = /^(?:- )?[^:：.!?。！？]{1,160}[:：]\s*/u;

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
  if (quoted.length > 0) quotable.push(new Set(quoted.flatMap((text) => sentencesOf(read(text)))));
  return ({ start, end }) => {
    const said = reply.source.slice(start, end);
    // A model may put anything before what it quotes.
    const bare = stated === undefined ? said : said.replace(LEAD, "");
    return quotable.some((statements) => statements.has(said) || statements.has(bare));
  };
}

const statementsOf = toldOnce(({ text, summary }: PassageReading): ReadonlySet<string> => {
  return new Set([text, summary].flatMap(sentencesOf));
});

function sentencesOf({ source, sentences }: ReadText): readonly string[] {
  return sentences.map(({ start, end }) => source.slice(start, end));
}
