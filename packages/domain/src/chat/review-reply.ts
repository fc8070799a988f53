import type { KnowledgePassage } from "../knowledge/knowledge-entry.ts";
import { readingOf } from "../knowledge/passage-reading.ts";
import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import { read } from "../language/read.ts";
import type { ReadText, Sentence } from "../language/read-text.ts";
import type { TextLanguage } from "../language/text-language.ts";
import type {
  CheckContent,
  ContentCheck,
  SafetyContext,
  SafetyFinding,
} from "../safety/content-check.ts";
import { withFindings } from "../safety/guard/with-findings.ts";
import { isAtLeast } from "../safety/risk-level.ts";
import type { ReplyFlag } from "./chat-message.ts";
import { type AdviceBreach, adviceBreakingLimits } from "./limits/advice-breaking-limits.ts";
import { type CheckedNumbers, correctNumbers } from "./numbers/correct-numbers.ts";
import type { OwnRecords } from "./own-records.ts";
import { SAYS_GENERAL } from "./record-words.data.ts";
import { replyConfidence } from "./reply-confidence.ts";
import type { ReplyMaterial } from "./reply-material.ts";
import { NO_SUPPORT, type ReplySupport, supportOf } from "./reply-support.ts";
import { REPLY_TEXTS, SAFE_INSTEAD } from "./reply-texts.data.ts";
import { readUserContext, safetyContextOf } from "./user-context.ts";

/** A reply as a model gave it, with the passages that it was given. */
export type UnreviewedReply = {
  readonly text: string;
  readonly passages: readonly KnowledgePassage[];
  /** What a guard found in it; nothing where none read it. */
  readonly guardFindings?: readonly SafetyFinding[];
};

/** A reply as it may be given. */
export type ReviewedReply = {
  readonly text: string;
  /** What was done to it. */
  readonly flags: readonly ReplyFlag[];
  /** The rules that recognised something in the reply as the model gave it, by id. */
  readonly rules: readonly string[];
  /** Support by sources, 0-1, as `replyConfidence` says. */
  readonly confidence: number;
};

type FoundInReply = { readonly check: ContentCheck; readonly breaches: readonly AdviceBreach[] };

type Outcome = Pick<ReviewedReply, "text" | "flags"> & { readonly support: ReplySupport };

/** Control characters but line ends and tabs, broken Unicode, and what turns the direction of writing. */
const UNWRITTEN = /[^\P{Cc}\n\t]|[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

let general: PhraseFinder<true> | undefined;

/**
 * What a model's reply becomes before it is given: replaced by a fixed text where it is unsafe or breaks the person's
 * limits, its figures put right by the records, and said to be general information where no source supports it.
 */
export function reviewReply(
  reply: UnreviewedReply,
  material: ReplyMaterial,
  checkContent: CheckContent,
): ReviewedReply {
  const text = read(reply.text.replace(UNWRITTEN, "").trim());
  const advice = withoutSourceTitles(text.source, reply.passages);
  const checked = advice === text.source ? text : read(advice);
  const check = withFindings(
    checkContent(checked, contextOf(material), "advice"),
    reply.guardFindings ?? [],
  );
  const breaches = adviceBreakingLimits(text, material.limits);
  const outcome = outcomeOf(text, reply.passages, material, { check, breaches });
  const { support, ...given } = outcome;
  const rules = [
    ...check.findings.map(({ ruleId }) => ruleId),
    ...breaches.map(({ limit, kind }) => `limits.${limit}.${kind}`),
  ];
  return {
    ...given,
    rules: [...new Set(rules)],
    confidence: replyConfidence(support, material.check.riskLevel),
  };
}

/** The title of a source may name a danger; it advises nothing. */
function withoutSourceTitles(text: string, passages: readonly KnowledgePassage[]): string {
  return passages.reduce((rest, { source }) => rest.replaceAll(source.title, ""), text);
}

function outcomeOf(
  reply: ReadText,
  passages: readonly KnowledgePassage[],
  material: ReplyMaterial,
  { check, breaches }: FoundInReply,
): Outcome {
  const { language } = material;
  if (reply.source === "" || isAtLeast(check.riskLevel, "medium")) {
    const reasons = check.findings.slice(0, 1).map(({ warning }) => warning[language]);
    return replaced([REPLY_TEXTS.unsafe[language], ...reasons], material);
  }
  if (breaches.length > 0) {
    const reasons = breaches.map(({ description }) => description[language]);
    return replaced([REPLY_TEXTS.againstLimits[language], ...new Set(reasons)], material);
  }
  return withRightFigures(reply, passages, material);
}

function replaced(reasons: readonly string[], { language, limits }: ReplyMaterial): Outcome {
  const instead = SAFE_INSTEAD[limits.maxIntensity][language];
  const sentences = [...reasons, instead, REPLY_TEXTS.askProfessional[language]];
  const text = sentences.join(language === "zh" ? "" : " ");
  return { text, flags: ["reply_replaced"], support: NO_SUPPORT };
}

function withRightFigures(
  reply: ReadText,
  passages: readonly KnowledgePassage[],
  { records, language, question }: ReplyMaterial,
): Outcome {
  const { text, corrected } = rightFigures(reply, passages, records, language);
  const flags: readonly ReplyFlag[] = corrected ? ["numbers_corrected"] : [];
  if (text === "") {
    return { text: REPLY_TEXTS.figuresUnconfirmed[language], flags, support: NO_SUPPORT };
  }
  const given = text === reply.source ? reply : read(text);
  const support = supportOf(given, passages, question);
  if (support.isSupported || saysItIsGeneral(given)) return { text, flags, support };
  const note = support.isFromRecords ? REPLY_TEXTS.ownRecords : REPLY_TEXTS.generalInformation;
  return { text: `${text}\n\n${note[language]}`, flags, support };
}

function saysItIsGeneral({ words }: ReadText): boolean {
  general ??= createPhraseFinder(phrasesWith(SAYS_GENERAL, true as const), {
    compare: "singular",
  });
  return general.find(words).length > 0;
}

/** What is quoted from a passage tells nothing about the person; all else is held against their records. */
function rightFigures(
  reply: ReadText,
  passages: readonly KnowledgePassage[],
  records: OwnRecords,
  language: TextLanguage,
): CheckedNumbers {
  const quoted = new Set(passages.flatMap(statementsOf));
  const isQuoted = ({ start, end }: Sentence): boolean =>
    quoted.has(reply.source.slice(start, end));
  const { text, corrected } = correctNumbers(reply, records, language, isQuoted);
  return { text: text.trim(), corrected };
}

function statementsOf(passage: KnowledgePassage): readonly string[] {
  const { text, summary } = readingOf(passage);
  return [text, summary].flatMap(({ source, sentences }) =>
    sentences.map(({ start, end }) => source.slice(start, end)),
  );
}

function contextOf({ profile, userContext, records }: ReplyMaterial): SafetyContext {
  return safetyContextOf(profile, readUserContext(userContext), records.today);
}
