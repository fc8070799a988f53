import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText, Sentence, Token } from "../../language/read-text.ts";
import { saidTokens, type TextLine, textLines } from "../../language/text-lines.ts";
import { toldOnce } from "../../language/told-once.ts";
import { CONDITIONS, NOT_POSTPOSED, POSTPOSED } from "./advice-cues.data.ts";
import { type Stance, stancesOf } from "./advice-stances.ts";
import { isBoundary } from "./clause-boundaries.ts";
import { partOfSentence } from "./part-of-sentence.ts";

let finders:
  | { readonly conditions: PhraseFinder<true>; readonly postposed: PhraseFinder<boolean> }
  | undefined;

function built(): NonNullable<typeof finders> {
  const within = "sentence";
  finders ??= {
    conditions: createPhraseFinder(phrasesWith(CONDITIONS, true as const), { within }),
    postposed: createPhraseFinder(
      [...phrasesWith(POSTPOSED, true), ...phrasesWith(NOT_POSTPOSED, false)],
      { within },
    ),
  };
  return finders;
}

/** A part of a sentence that recommends something, as it was read with the reply. */
export type RecommendedPart = {
  readonly part: ReadText;
  readonly sentence: Sentence;
  /** Whether nothing in the sentence is advised against. */
  readonly isPlain: boolean;
};

/** The parts of a reply that recommend something to the person; `lines` are those of the reply. */
export function recommendedParts(
  reply: ReadText,
  lines: readonly TextLine[] = textLines(reply),
): readonly RecommendedPart[] {
  return partsOfLines(reply, lines);
}

const partsOfLines = toldOnce((reply: ReadText, lines: readonly TextLine[]) => {
  const parts: RecommendedPart[] = [];
  let lead: Stance = "none";
  let isAfterBlank = false;
  for (const line of lines) {
    if (line.kind === "heading" || (line.kind === "text" && isAfterBlank)) lead = "none";
    isAfterBlank = line.kind === "blank";
    const carried = line.kind === "text" ? "none" : lead;
    const read = line.sentences.map((sentence) => ({
      sentence,
      ...partsOf(reply, sentence, carried),
    }));
    parts.push(
      ...read.flatMap(({ sentence, isPlain, parts: said }) =>
        said.map((part) => ({ part, sentence, isPlain })),
      ),
    );
    const last = read.at(-1)?.stance;
    if (line.isLead && last !== undefined) lead = leadOf(line, last, lead);
  }
  return parts;
});

/** A bold line inside a section that warns says nothing else. */
function leadOf(line: TextLine, stance: Stance, before: Stance): Stance {
  return stance === "none" && line.kind !== "heading" ? before : stance;
}

function partsOf(
  reply: ReadText,
  sentence: Sentence,
  carried: Stance,
): {
  readonly parts: readonly ReadText[];
  readonly stance: Stance;
  readonly isPlain: boolean;
} {
  const tokens = saidTokens(reply, sentence);
  if (built().conditions.find(tokens).length > 0)
    return { parts: [], stance: "other", isPlain: false };
  const stances = stancesOf(tokens, carried);
  const heard = withoutConditionsOfTime(stances, tokens);
  const parts: ReadText[] = [];
  for (let place = 0; place < tokens.length; ) {
    let until = place;
    while (until < tokens.length && heard[until] === heard[place]) until += 1;
    const part = tokens.slice(place, until);
    if (heard[place] === "recommend") parts.push(partOfSentence(reply, part));
    place = until;
  }
  const isPlain = !stances.includes("against");
  return { parts, stance: stances.at(-1) ?? "none", isPlain };
}

/** What Chinese says before its "when" and "before", back to the beginning of the clause, is not what is recommended. */
function withoutConditionsOfTime(
  stances: readonly Stance[],
  tokens: readonly Token[],
): readonly Stance[] {
  const heard = [...stances];
  for (const { end, values } of built().postposed.find(tokens)) {
    if (values[0] !== true) continue;
    let start = end;
    while (start > 0 && !isClauseMark(tokens[start - 1]?.text ?? "")) start -= 1;
    heard.fill("other", start, end);
  }
  return heard;
}

function isClauseMark(text: string): boolean {
  return isBoundary(text) && text !== "(" && text !== ")";
}
