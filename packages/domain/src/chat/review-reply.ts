import type { CheckContent, ContentCheck, SafetyContext } from "../safety/content-check.ts";
import type { KnowledgePassage } from "../safety/knowledge/knowledge-entry.ts";
import { holdsAny, phraseIndexOf } from "../safety/knowledge/phrases.ts";
import { healthTokens } from "../safety/policy/health-text.ts";
import { isAtLeast } from "../safety/risk-level.ts";
import type { SafetyLanguage } from "../safety/safety-flag.ts";
import { sentencesOf } from "../safety/sentences.ts";
import type { ReplyFlag } from "./chat-message.ts";
import { type AdviceBreach, adviceBreakingLimits } from "./limits/advice-breaking-limits.ts";
import { type CheckedNumbers, correctNumbers } from "./numbers/correct-numbers.ts";
import type { OwnRecords } from "./own-records.ts";
import { replyConfidence } from "./reply-confidence.ts";
import type { ReplyMaterial } from "./reply-material.ts";
import { NO_SUPPORT, type ReplySupport, supportOf } from "./reply-support.ts";
import { REPLY_TEXTS, SAFE_INSTEAD, SAYS_GENERAL } from "./reply-texts.data.ts";
import { readUserContext, safetyContextOf } from "./user-context.ts";

/** A reply as a model gave it, with the passages that it was given. */
export type UnreviewedReply = {
  readonly text: string;
  readonly passages: readonly KnowledgePassage[];
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

type Outcome = Pick<ReviewedReply, "text" | "flags"> & { readonly support: ReplySupport };

/** Control characters but line ends and tabs, broken Unicode, and what turns the direction of writing. */
const UNWRITTEN = /[^\P{Cc}\n\t]|[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const saysGeneral = phraseIndexOf(SAYS_GENERAL);

/**
 * What a model's reply becomes before it is given: replaced by a fixed text where it is unsafe or breaks the person's
 * limits, its figures put right by the records, and said to be general information where no source supports it.
 */
export function reviewReply(
  reply: UnreviewedReply,
  material: ReplyMaterial,
  checkContent: CheckContent,
): ReviewedReply {
  const text = reply.text.replace(UNWRITTEN, "").trim();
  const advice = withoutSourceTitles({ ...reply, text });
  const check = checkContent(advice, contextOf(material), "advice");
  const breaches = adviceBreakingLimits(text, material.limits);
  const { support, ...given } = outcomeOf({ ...reply, text }, material, check, breaches);
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
function withoutSourceTitles({ text, passages }: UnreviewedReply): string {
  return passages.reduce((rest, { source }) => rest.replaceAll(source.title, ""), text);
}

function outcomeOf(
  reply: UnreviewedReply,
  material: ReplyMaterial,
  check: ContentCheck,
  breaches: readonly AdviceBreach[],
): Outcome {
  const { language } = material;
  if (reply.text === "" || isAtLeast(check.riskLevel, "medium")) {
    const reasons = check.findings.slice(0, 1).map(({ warning }) => warning[language]);
    return replaced([REPLY_TEXTS.unsafe[language], ...reasons], material);
  }
  if (breaches.length > 0) {
    const reasons = breaches.map(({ description }) => description[language]);
    return replaced([REPLY_TEXTS.againstLimits[language], ...new Set(reasons)], material);
  }
  return withRightFigures(reply, material);
}

function replaced(reasons: readonly string[], { language, limits }: ReplyMaterial): Outcome {
  const instead = SAFE_INSTEAD[limits.maxIntensity][language];
  const sentences = [...reasons, instead, REPLY_TEXTS.askProfessional[language]];
  const text = sentences.join(language === "zh" ? "" : " ");
  return { text, flags: ["reply_replaced"], support: NO_SUPPORT };
}

function withRightFigures(
  reply: UnreviewedReply,
  { records, language, question }: ReplyMaterial,
): Outcome {
  const { text, corrected } = rightFigures(reply, records, language);
  const flags: readonly ReplyFlag[] = corrected ? ["numbers_corrected"] : [];
  if (text === "") {
    return { text: REPLY_TEXTS.figuresUnconfirmed[language], flags, support: NO_SUPPORT };
  }
  const support = supportOf(text, reply.passages, question);
  if (support.isSupported || holdsAny(saysGeneral, healthTokens(text))) {
    return { text, flags, support };
  }
  const note = support.isFromRecords ? REPLY_TEXTS.ownRecords : REPLY_TEXTS.generalInformation;
  return { text: `${text}\n\n${note[language]}`, flags, support };
}

/** What is quoted from a passage tells nothing about the person; all else is held against their records. */
function rightFigures(
  { text, passages }: UnreviewedReply,
  records: OwnRecords,
  language: SafetyLanguage,
): CheckedNumbers {
  const quoted = new Set(passages.flatMap((passage) => sentencesIn(passage)));
  const parts: { isQuoted: boolean; text: string }[] = [];
  for (const sentence of sentencesOf(text)) {
    const isQuoted = quoted.has(sentence.trim());
    const last = parts.at(-1);
    if (last?.isQuoted === isQuoted) last.text += sentence;
    else parts.push({ isQuoted, text: sentence });
  }
  const checked = parts.map((part) =>
    part.isQuoted
      ? { text: part.text, corrected: false }
      : correctNumbers(part.text, records, language),
  );
  return {
    text: checked
      .map((part) => part.text)
      .join("")
      .trim(),
    corrected: checked.some(({ corrected }) => corrected),
  };
}

function sentencesIn({ text, summary }: KnowledgePassage): readonly string[] {
  return [text, summary].flatMap((part) => sentencesOf(part).map((sentence) => sentence.trim()));
}

function contextOf({ profile, userContext, records }: ReplyMaterial): SafetyContext {
  return safetyContextOf(profile, readUserContext(userContext), records.today);
}
