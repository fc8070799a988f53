import { read } from "../../language/read.ts";
import type { ReadText, Sentence } from "../../language/read-text.ts";
import type { TextLine } from "../../language/text-lines.ts";
import type { ContentCheck, SafetyFinding } from "../../safety/content-check.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import { type AdviceBreach, breachesBySentence } from "../limits/advice-breaking-limits.ts";
import type { ReplyMaterial } from "../reply-material.ts";
import type { FoundAdvice } from "./advice-finder.ts";
import type { AdviceRule } from "./advice-rule.ts";
import {
  type AdvisedPerson,
  conceptsIn,
  findAdvice,
  isOfNoDiet,
  unsafeAdvice,
  warnsOf,
} from "./unsafe-advice.ts";

/** What speaks against a sentence of a reply: rules of advice, limits of the person, the content check. */
export type AgainstSentence = {
  readonly sentence: Sentence;
  readonly advice: readonly AdviceRule[];
  readonly breaches: readonly AdviceBreach[];
  readonly findings: readonly SafetyFinding[];
  readonly concepts: readonly string[];
};

/** What speaks against the sentences of a reply, and what the content check finds only in all of them together. */
export type EvidenceOfReply = {
  readonly sentences: readonly AgainstSentence[];
  readonly spread: readonly SafetyFinding[];
};

/** Collects what speaks against a reply; `check` judges advice, `isQuoted` knows what stands so in a source. */
export function evidenceOfReply(
  reply: ReadText,
  lines: readonly TextLine[],
  person: AdvisedPerson,
  limits: ReplyMaterial["limits"],
  isQuoted: (sentence: Sentence) => boolean,
  check: (text: ReadText) => ContentCheck,
): EvidenceOfReply {
  const found = findAdvice(reply, person.named);
  const unsafe = unsafeAdvice(lines, found, person, isQuoted);
  const advice = new Map(unsafe.map(({ sentence, rules }) => [sentence, rules]));
  const breaches = breachesBySentence(reply, lines, limits);
  const whole = check(reply);
  const isFound = isAtLeast(whole.riskLevel, "medium");
  const checked = lines.flatMap((line) =>
    line.sentences.map((sentence) => ({
      sentence,
      check: isFound ? check(read(reply.source.slice(sentence.start, sentence.end))) : undefined,
    })),
  );
  const sentences = checked.map(({ sentence, check: own }) => ({
    sentence,
    advice: advice.get(sentence) ?? [],
    breaches: breaches.get(sentence) ?? [],
    findings: own === undefined ? [] : findingsIn(own, found, sentence),
    concepts: conceptsIn(found, sentence),
  }));
  const isSpread =
    isFound && !checked.some(({ check: own }) => own && isAtLeast(own.riskLevel, "medium"));
  return { sentences, spread: isSpread ? whole.findings : [] };
}

/** What the content check finds in a sentence that warns of nothing. */
function findingsIn(
  { riskLevel, flags, findings }: ContentCheck,
  found: FoundAdvice,
  sentence: Sentence,
): readonly SafetyFinding[] {
  if (!isAtLeast(riskLevel, "medium") || warnsOf(found, sentence)) return [];
  const isDiet = flags.every((flag) => flag === "extreme_diet");
  return isDiet && isOfNoDiet(found, sentence) ? [] : findings;
}
