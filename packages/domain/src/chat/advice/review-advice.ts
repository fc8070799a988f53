import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Sentence } from "../../language/read-text.ts";
import { saidTokens, type TextLine, textLines } from "../../language/text-lines.ts";
import { WARNINGS } from "../../safety/content-check/warnings.data.ts";
import type { CheckContent, SafetyFinding } from "../../safety/content-check.ts";
import { riskProfileOf } from "../../safety/risk/risk-profile.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import { readUserContext, safetyContextOf } from "../person/user-context.ts";
import { isOnlyFromRecords, isOnlyQuoted, type StatedGround } from "../reply/answer-basis.ts";
import { dropSentences } from "../reply/drop-sentences.ts";
import type { ReplyMaterial } from "../reply/reply-material.ts";
import { REPLY_TEXTS } from "../reply/reply-texts.data.ts";
import { adviceFeatures, askedFeatures } from "./advice-features.ts";
import type { JudgeAdvice, WeighedAdvice } from "./advice-judge.ts";
import { advisedPerson } from "./advised-person.ts";
import { type AgainstSentence, evidenceOfReply } from "./evidence-of-reply.ts";
import {
  clearsTooSoon,
  isNotForThisPerson,
  isNothingWithout,
  recommendsBlowsOrFalls,
} from "./plain-breach.ts";
import { quotedFrom } from "./quoted-from.ts";
import { namesAgainst, rulesAgainst } from "./rules-against.ts";
import type { AdvisedPerson } from "./unsafe-advice.ts";

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
/** "Sources" in English, 来源 and 年 in Chinese. */
const WORDS_BESIDE_SOURCES = 3;

/** What a reply came with. */
type AdviceGiven = {
  readonly passages: readonly KnowledgePassage[];
  readonly stated?: StatedGround | undefined;
  readonly guardFindings?: readonly SafetyFinding[] | undefined;
};

/**
 * Weighs what speaks against the sentences of a reply to this person: rules of advice, their limits and the content check
 * are evidence, of which the trained weights make a verdict. Without them is decided on plain advice, on blows and falls, on what a rule
 * recognises while nobody has looked at a red flag, and on what is quoted and does not fit this person.
 */
export function reviewAdvice(
  reply: ReadText,
  { passages, stated, guardFindings = [] }: AdviceGiven,
  material: ReplyMaterial,
  checkContent: CheckContent,
  judgeAdvice: JudgeAdvice,
): ReviewedAdvice {
  const { language } = material;
  const lines = textLines(reply);
  const isQuoted = quotedFrom(reply, passages, stated);
  const { sentences, spread } = weighableSentences(
    reply,
    lines,
    { passages, isQuoted },
    material,
    checkContent,
  );
  // Of what a provider makes of passages, records and fixed words weights alone take nothing away: a rule has to hold too.
  const mayFall = sentences.map(
    ({ rules, against }) =>
      !isOnlyFromRecords(stated) &&
      (rules.length > 0 || (stated === undefined && !isQuoted(against.sentence))),
  );
  const isJudged = mayFall.includes(true)
    ? judgeAdvice(
        language,
        sentences.map(({ advice }) => advice),
        // What is still open is spoken of before every reply.
        material.isMatterOpen,
      )
    : [];
  const unsafe = sentences
    .filter(
      ({ against, rules }, index) =>
        mayFall[index] === true &&
        (recommendsBlowsOrFalls(against) ||
          (stated === undefined && !isQuoted(against.sentence) && against.plain.length > 0) ||
          (isQuoted(against.sentence) && isNotForThisPerson(against)) ||
          (rules.length > 0 && clearsTooSoon(against, material)) ||
          isJudged[index] === true),
    )
    .map(({ against }) => against)
    .filter(({ sentence }) => !onlyNamesSources(reply, sentence, passages));
  const guarded = guardFindings.filter(({ level }) => isAtLeast(level, "medium"));
  const isPlain = isOnlyQuoted(stated) || isOnlyFromRecords(stated);
  const whole = [...guarded, ...(isPlain ? [] : spread)];
  return {
    rules: [...new Set([...whole.map(({ ruleId }) => ruleId), ...unsafe.flatMap(namesAgainst)])],
    reasons: reasonsOf(unsafe, whole, language),
    rest: reply.source === "" || whole.length > 0 ? undefined : restOf(reply, lines, unsafe),
  };
}

/** A sentence of a reply with what speaks against it, the rules by id, and what it is weighed by. */
export type WeighableSentence = {
  readonly against: AgainstSentence;
  readonly rules: readonly string[];
  readonly advice: WeighedAdvice;
};

/** What a reply was given to write from, and which of its sentences stand so there. */
type WeighedSources = {
  readonly passages: readonly KnowledgePassage[];
  readonly isQuoted: (sentence: Sentence) => boolean;
};

/** The sentences of a reply, ready to be judged; and what is found only in all of them together. */
export function weighableSentences(
  reply: ReadText,
  lines: readonly TextLine[],
  { passages, isQuoted }: WeighedSources,
  material: ReplyMaterial,
  checkContent: CheckContent,
): { readonly sentences: readonly WeighableSentence[]; readonly spread: readonly SafetyFinding[] } {
  const { profile, userContext, records, language } = material;
  const told = readUserContext(userContext);
  const person = personOf(material, told);
  const context = safetyContextOf(profile, told, records.today);
  const { sentences, spread } = evidenceOfReply(reply, lines, person, material, isQuoted, (text) =>
    checkContent(withoutTitles(text, passages), context, "advice"),
  );
  const asked = askedFeatures(material.message, language, person.weighed);
  const weighable = sentences.map((against) => {
    const rules = rulesAgainst(against);
    const evidence = { sentence: against.sentence, concepts: against.concepts, rules };
    const said = (asksOfDanger: boolean) =>
      adviceFeatures(reply, evidence, language, person.weighed, asksOfDanger);
    return { against, rules, advice: { asked, said } };
  });
  return { sentences: weighable, spread };
}

function personOf(
  material: ReplyMaterial,
  told: ReturnType<typeof readUserContext>,
): AdvisedPerson {
  const { profile, userContext, records } = material;
  const known = profile === null ? told : riskProfileOf(profile, records.today, told);
  const clearance = userContext?.["clearance"];
  return advisedPerson(
    { ...known, clearance: typeof clearance === "string" ? clearance : undefined },
    material,
  );
}

/** Whether a sentence says where something stands, and nothing else: "Sources: ...". */
function onlyNamesSources(
  reply: ReadText,
  { start, end }: Sentence,
  passages: readonly KnowledgePassage[],
): boolean {
  const said = reply.source.slice(start, end);
  const bare = withoutNames(
    said,
    passages.flatMap(({ source }) => [source.title, source.organisation]),
  );
  if (bare === said) return false;
  const beside = read(bare).words.filter(({ kind }) => kind !== "number");
  return beside.length <= WORDS_BESIDE_SOURCES;
}

function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((all, name) => all.replaceAll(name, ""), text);
}

/** The title of a source may name a danger; it advises nothing. */
function withoutTitles(text: ReadText, passages: readonly KnowledgePassage[]): ReadText {
  const bare = withoutNames(
    text.source,
    passages.map(({ source }) => source.title),
  );
  return bare === text.source ? text : read(bare);
}

function reasonsOf(
  unsafe: readonly AgainstSentence[],
  whole: readonly SafetyFinding[],
  language: ReplyMaterial["language"],
): readonly string[] {
  const broken = unsafe.flatMap(({ breaches }) => breaches);
  // What a limit forbids has the better reason.
  const others = unsafe.filter(({ breaches }) => breaches.length === 0);
  if (whole.length === 0 && others.length === 0 && broken.length > 0) {
    return [
      REPLY_TEXTS.againstLimits[language],
      ...new Set(broken.map(({ description }) => description[language])),
    ];
  }
  const found = [...whole, ...unsafe.flatMap(({ findings }) => findings)];
  const warnings = [
    ...found.map(({ warning }) => warning[language]),
    ...others.flatMap(({ advice, plain }) =>
      [...plain, ...advice].map(({ warning }) => WARNINGS[warning][language]),
    ),
  ];
  return [REPLY_TEXTS.unsafe[language], ...warnings.slice(0, 1)];
}

function restOf(
  reply: ReadText,
  lines: readonly TextLine[],
  unsafe: readonly AgainstSentence[],
): string | undefined {
  if (unsafe.some(isNothingWithout)) return undefined;
  if (unsafe.length === 0) return reply.source;
  const dropped = new Set(unsafe.map(({ sentence }) => sentence));
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
