import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Sentence } from "../../language/read-text.ts";
import { saidTokens, type TextLine, textLines } from "../../language/text-lines.ts";
import { WARNINGS } from "../../safety/content-check/warnings.data.ts";
import type { CheckContent, ContentCheck, SafetyFinding } from "../../safety/content-check.ts";
import { withFindings } from "../../safety/guard/with-findings.ts";
import { riskProfileOf } from "../../safety/risk/risk-profile.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import { type AdviceBreach, breachesBySentence } from "../limits/advice-breaking-limits.ts";
import { dropSentences } from "../numbers/drop-sentences.ts";
import type { ReplyMaterial } from "../reply-material.ts";
import { REPLY_TEXTS } from "../reply-texts.data.ts";
import { readUserContext, safetyContextOf } from "../user-context.ts";
import { advisedPerson } from "./advised-person.ts";
import { isOfNoDiet, type UnsafeAdvice, unsafeAdvice, warnsOf } from "./unsafe-advice.ts";

/** What of a reply may be given. */
export type ReviewedAdvice = {
  /** The rules that recognised something, by id. */
  readonly rules: readonly string[];
  /** Why something of it may not be given. */
  readonly reasons: readonly string[];
  /** The reply without its unsafe sentences; undefined where it is nothing without them. */
  readonly rest: string | undefined;
};

/** A reply stands without its unsafe sentences where so much of its words is left (design value). */
const STANDING_SHARE = 0.4;
/** In fewer words nothing is said that helps (design value). */
const FEWEST_WORDS = 6;

type Unsafe = {
  readonly advice: readonly UnsafeAdvice[];
  readonly breaches: ReadonlyMap<Sentence, readonly AdviceBreach[]>;
  readonly checked: CheckedSentences;
};

/** What a reply came with. */
type AdviceGiven = {
  readonly passages: readonly KnowledgePassage[];
  readonly guardFindings?: readonly SafetyFinding[] | undefined;
};

/** Holds a reply against the rules of advice, the content check and the person's limits. */
export function reviewAdvice(
  reply: ReadText,
  given: AdviceGiven,
  material: ReplyMaterial,
  checkContent: CheckContent,
): ReviewedAdvice {
  const { profile, userContext, records, limits, language } = material;
  const told = readUserContext(userContext);
  const known = profile === null ? told : riskProfileOf(profile, records.today, told);
  const clearance = userContext?.["clearance"];
  const person = advisedPerson(
    { ...known, clearance: typeof clearance === "string" ? clearance : undefined },
    material,
  );
  const lines = textLines(reply);
  const context = safetyContextOf(profile, told, records.today);
  const check = (text: ReadText): ContentCheck => checkContent(text, context, "advice");
  const found: Unsafe = {
    advice: unsafeAdvice(reply, lines, person, quotedFrom(reply, given.passages)),
    breaches: breachesBySentence(reply, lines, limits),
    checked: checkSentences(reply, lines, given, check),
  };
  return {
    rules: [...new Set(rulesOf(found))],
    reasons: reasonsOf(found, language),
    rest: reply.source === "" ? undefined : restOf(reply, lines, found),
  };
}

/** Tells the sentences that stand so in a passage; documents are held against unsafe advice when they are imported. */
export function quotedFrom(
  reply: ReadText,
  passages: readonly KnowledgePassage[],
): (sentence: Sentence) => boolean {
  const quoted = new Set(passages.flatMap(statementsOf));
  return ({ start, end }) => quoted.has(reply.source.slice(start, end));
}

function statementsOf(passage: KnowledgePassage): readonly string[] {
  const { text, summary } = readingOf(passage);
  return [text, summary].flatMap(({ source, sentences }) =>
    sentences.map(({ start, end }) => source.slice(start, end)),
  );
}

/** What content check and guard found, by the sentences that it is in. */
type CheckedSentences = {
  readonly findings: readonly SafetyFinding[];
  readonly isUnsafe: boolean;
  /** The sentences that are unsafe by themselves and warn of nothing. */
  readonly sentences: readonly Sentence[];
  /** Whether it is unsafe as a whole: only its sentences together are, or a guard found it so. */
  readonly isSpread: boolean;
};

function checkSentences(
  reply: ReadText,
  lines: readonly TextLine[],
  { passages, guardFindings = [] }: AdviceGiven,
  checked: (text: ReadText) => ContentCheck,
): CheckedSentences {
  // The title of a source may name a danger; it advises nothing.
  const advice = passages.reduce(
    (text, { source }) => text.replaceAll(source.title, ""),
    reply.source,
  );
  const own = checked(advice === reply.source ? reply : read(advice));
  const { findings } = withFindings(own, guardFindings);
  if (guardFindings.some(({ level }) => isAtLeast(level, "medium")))
    return { findings, isUnsafe: true, sentences: [], isSpread: true };
  if (!isAtLeast(own.riskLevel, "medium"))
    return { findings, isUnsafe: false, sentences: [], isSpread: false };
  const found = lines
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => ({
      sentence,
      check: checked(read(reply.source.slice(sentence.start, sentence.end))),
    }))
    .filter(({ check }) => isAtLeast(check.riskLevel, "medium"));
  const sentences = found.flatMap(({ sentence, check }) => {
    const isDiet = check.flags.every((flag) => flag === "extreme_diet");
    const isNone = warnsOf(reply, sentence) || (isDiet && isOfNoDiet(reply, sentence));
    return isNone ? [] : [sentence];
  });
  // What a warning names is no find.
  const isWarning = found.length > 0 && sentences.length === 0;
  return {
    findings: isWarning ? [] : findings,
    isUnsafe: !isWarning,
    sentences,
    isSpread: found.length === 0,
  };
}

function rulesOf({ advice, breaches, checked }: Unsafe): readonly string[] {
  return [
    ...checked.findings.map(({ ruleId }) => ruleId),
    ...[...breaches.values()].flat().map(({ limit, kind }) => `limits.${limit}.${kind}`),
    ...advice.flatMap(({ rules }) => rules.map(({ id }) => id)),
  ];
}

function reasonsOf(
  { advice, breaches, checked }: Unsafe,
  language: ReplyMaterial["language"],
): readonly string[] {
  const broken = [...breaches.values()].flat();
  // What a limit forbids has the better reason.
  const other = advice.filter(({ sentence }) => !breaches.has(sentence));
  const isUnsafe = checked.isUnsafe || other.length > 0 || broken.length === 0;
  if (!isUnsafe) {
    return [
      REPLY_TEXTS.againstLimits[language],
      ...new Set(broken.map(({ description }) => description[language])),
    ];
  }
  const found = checked.isUnsafe ? checked.findings.map(({ warning }) => warning[language]) : [];
  const warnings = advice.flatMap(({ rules }) =>
    rules.map(({ warning }) => WARNINGS[warning][language]),
  );
  return [REPLY_TEXTS.unsafe[language], ...[...found, ...warnings].slice(0, 1)];
}

function restOf(
  reply: ReadText,
  lines: readonly TextLine[],
  { advice, breaches, checked }: Unsafe,
): string | undefined {
  const dropped = new Set([
    ...advice.map(({ sentence }) => sentence),
    ...breaches.keys(),
    ...checked.sentences,
  ]);
  if (checked.isSpread || advice.some(({ rules }) => rules.some(({ carries }) => carries === true)))
    return undefined;
  if (dropped.size === 0) return reply.source;
  const rest = dropSentences(reply, lines, dropped, (start, end) => reply.source.slice(start, end));
  const left = saidWords(reply, lines, (sentence) => !dropped.has(sentence));
  const all = saidWords(reply, lines, () => true);
  const isStanding = left >= FEWEST_WORDS && left >= STANDING_SHARE * all && rest.trim() !== "";
  return isStanding ? rest.trim() : undefined;
}

function saidWords(
  reply: ReadText,
  lines: readonly TextLine[],
  isCounted: (sentence: Sentence) => boolean,
): number {
  const counted = lines.flatMap(({ sentences }) => sentences.filter(isCounted));
  return counted
    .flatMap((sentence) => saidTokens(reply, sentence))
    .filter(({ kind }) => kind !== "mark").length;
}
