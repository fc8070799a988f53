import { read } from "../../language/read.ts";
import type { ReadText, Sentence } from "../../language/read-text.ts";
import type { TextLine } from "../../language/text-lines.ts";
import type { ContentCheck, SafetyFinding } from "../../safety/content-check.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import { type AdviceBreach, breachesBySentence } from "../limits/advice-breaking-limits.ts";
import type { ReplyMaterial } from "../reply/reply-material.ts";
import type { AdviceRule } from "./advice-rule.ts";
import { outrightAdvice } from "./outright/outright-advice.ts";
import type { OutrightRule } from "./outright/outright-rule.ts";
import type { PlainRule } from "./plain-advice.data.ts";
import { plainAdvice } from "./plain-advice.ts";
import { putsOff } from "./puts-off.ts";
import {
  type AdvisedPerson,
  conceptsIn,
  findAdvice,
  findsBySentence,
  isOfNoDiet,
  type SentenceFinds,
  speaksAgainst,
  unsafeAdvice,
  warnsOf,
} from "./unsafe-advice.ts";

/** What speaks against a sentence of a reply: rules of advice, limits of the person, the content check. */
export type AgainstSentence = {
  readonly sentence: Sentence;
  readonly advice: readonly AdviceRule[];
  /** Rules of plain and of outright advice, of which the weights know nothing. */
  readonly plain: readonly (PlainRule | OutrightRule)[];
  readonly breaches: readonly AdviceBreach[];
  readonly findings: readonly SafetyFinding[];
  readonly concepts: readonly string[];
  /** Whether it calls something dangerous, leaves it to a doctor, or puts it off. */
  readonly isWarning: boolean;
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
  material: Pick<ReplyMaterial, "message" | "check" | "isMatterOpen" | "limits">,
  isQuoted: (sentence: Sentence) => boolean,
  check: (text: ReadText) => ContentCheck,
): EvidenceOfReply {
  const found = findAdvice(reply, person.named);
  const finds = findsBySentence(found, lines);
  const unsafe = unsafeAdvice(finds, found, person, isQuoted);
  const advice = new Map(unsafe.map(({ sentence, rules }) => [sentence, rules]));
  const breaches = breachesBySentence(reply, lines, material.limits);
  const whole = check(reply);
  const against = listedAgainst(finds, lines);
  const plain = plainAdvice(finds, person.dose);
  const outright = outrightAdvice(finds, material);
  const isFound = isAtLeast(whole.riskLevel, "medium");
  const sentences = finds.map((own, at) => {
    const { sentence } = own;
    const source = reply.source.slice(sentence.start, sentence.end);
    const checked = isFound ? check(read(source)) : undefined;
    return {
      ...{ sentence, advice: advice.get(sentence) ?? [], breaches: breaches.get(sentence) ?? [] },
      ...{ findings: findingsIn(checked, own), concepts: conceptsIn(own) },
      plain: against.has(sentence) ? [] : [...(plain[at] ?? []), ...(outright[at] ?? [])],
      isWarning: warnsOf(own) || putsOff(own.words.slice(own.start, own.end)),
      isFound: checked !== undefined && isAtLeast(checked.riskLevel, "medium"),
    };
  });
  const isSpread = isFound && !sentences.some((against) => against.isFound);
  return { sentences, spread: isSpread ? whole.findings : [] };
}

/** The items of lists above which something is denied or called bad: "What not to do:". */
function listedAgainst(
  finds: readonly SentenceFinds[],
  lines: readonly TextLine[],
): ReadonlySet<Sentence> {
  const bySentence = new Map(finds.map((own) => [own.sentence, own]));
  const listed = new Set<Sentence>();
  let isAgainst = false;
  for (const { kind, isLead, sentences } of lines) {
    if (kind === "text" || kind === "heading") isAgainst = false;
    else if (isAgainst) for (const sentence of sentences) listed.add(sentence);
    const last = sentences.at(-1);
    const lead = isLead && last !== undefined ? bySentence.get(last) : undefined;
    if (lead !== undefined) isAgainst ||= speaksAgainst(lead);
  }
  return listed;
}

/** What the content check finds in a sentence that warns of nothing. */
function findingsIn(
  check: ContentCheck | undefined,
  finds: SentenceFinds,
): readonly SafetyFinding[] {
  if (check === undefined || !isAtLeast(check.riskLevel, "medium") || warnsOf(finds)) return [];
  const isDiet = check.flags.every((flag) => flag === "extreme_diet");
  return isDiet && isOfNoDiet(finds) ? [] : check.findings;
}
