import { healthTokens } from "../policy/health-text.ts";
import { createPhraseIndex, type PhraseIndex } from "../policy/phrase-index.ts";
import { sentencesOf } from "../sentences.ts";
import { ASKING, REPORTING, SOMEBODY_ELSE, WRITER } from "./subject-cues.data.ts";

type Cue = "somebody_else" | "reporting" | "asking" | "writer";

/** A text split by whom its sentences speak of; both parts keep the wording. */
export type SplitText = { readonly own: string; readonly ofSomebodyElse: string };

const CUES: readonly (readonly [words: string, cue: Cue])[] = [
  [SOMEBODY_ELSE, "somebody_else"],
  [REPORTING, "reporting"],
  [ASKING, "asking"],
  [WRITER, "writer"],
];

let cues: PhraseIndex<Cue> | undefined;

/**
 * Parts the sentences that tell of somebody else from those about the writer. In doubt a sentence is the writer's own:
 * one that mentions the writer other than as the one who asks, or in which somebody else only says, sees or fears
 * something.
 */
export function splitBySubject(text: string): SplitText {
  const own: string[] = [];
  const others: string[] = [];
  for (const sentence of sentencesOf(text)) {
    (isOfSomebodyElse(sentence) ? others : own).push(sentence);
  }
  return others.length === 0
    ? { own: text, ofSomebodyElse: "" }
    : { own: own.join(""), ofSomebodyElse: others.join("") };
}

function isOfSomebodyElse(sentence: string): boolean {
  cues ??= createPhraseIndex(listCues());
  const found = cues.find(healthTokens(sentence));
  let isElse = false;
  for (const [position, { end, values }] of found.entries()) {
    const cue = values[0];
    if (cue === "writer") return false;
    if (cue !== "somebody_else") continue;
    const next = found[position + 1];
    const isReporting = next !== undefined && next.start === end && next.values[0] === "reporting";
    if (!isReporting) isElse = true;
  }
  return isElse;
}

function* listCues(): Generator<readonly [readonly string[], Cue]> {
  for (const [words, cue] of CUES) {
    for (const phrase of words.split("|")) yield [healthTokens(phrase), cue];
  }
}
