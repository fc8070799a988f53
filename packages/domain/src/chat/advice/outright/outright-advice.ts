import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { Token } from "../../../language/read-text.ts";
import { isAtLeast } from "../../../safety/risk-level.ts";
import type { SafetyFlag } from "../../../safety/safety-flag.ts";
import type { ReplyMaterial } from "../../reply/reply-material.ts";
import { type SentenceFinds, warnsOf } from "../unsafe-advice.ts";
import { CONDUCT_OUTRIGHT } from "./conduct-outright.data.ts";
import { FIRST_AID_OUTRIGHT } from "./first-aid-outright.data.ts";
import { LOAD_OUTRIGHT } from "./load-outright.data.ts";
import type { OutrightGroups, OutrightRule } from "./outright-rule.ts";
import { RED_FLAG_OUTRIGHT } from "./red-flag-outright.data.ts";
import { SUBSTANCE_OUTRIGHT } from "./substance-outright.data.ts";

const SUBJECTS = [
  RED_FLAG_OUTRIGHT,
  LOAD_OUTRIGHT,
  SUBSTANCE_OUTRIGHT,
  FIRST_AID_OUTRIGHT,
  CONDUCT_OUTRIGHT,
];
const RULES: readonly OutrightRule[] = SUBJECTS.flatMap(({ rules }) => rules);

/** What has to be looked at before any exercise, where it is told of at this level or above. */
const RED_FLAGS: readonly SafetyFlag[] = [
  "medical_emergency",
  "cardiac_symptom",
  "neurological_symptom",
  "breathing_difficulty",
];
/** Told of beside a cue, these are a red flag of a joint. */
const JOINT_FLAG = "jointFlag";
/** Words before which a find is denied although its own are not: 不 before 可以. */
const DENIES = new Set(["不", "没", "别", "not", "never", "no", "dont", "cannot", "cant"]);

type Cues = ReadonlySet<string>;

let finder: PhraseFinder<string> | undefined;

function built(): PhraseFinder<string> {
  finder ??= createPhraseFinder(
    SUBJECTS.flatMap(({ words }) => phrasesByMeaning<string>(words)),
    { compare: "singular" },
  );
  return finder;
}

/**
 * The rules of outright advice that each sentence of a reply breaks: an answer to what a person told that does harm, whoever they are. What is
 * denied, supposed, asked, quoted, called dangerous or left to a professional is none.
 */
export function outrightAdvice(
  sentences: readonly SentenceFinds[],
  material: Pick<ReplyMaterial, "message" | "check" | "isMatterOpen" | "limits">,
): readonly (readonly OutrightRule[])[] {
  const asked: Cues = new Set(
    built()
      .findAll(material.message.words)
      .hits.map(({ meaning }) => meaning),
  );
  const isRedFlag = tellsOfRedFlag(material, asked);
  const rules = RULES.filter(
    (rule) => (rule.isOfRedFlag !== true || isRedFlag) && areIn(asked, rule.asked ?? []),
  );
  return sentences.map((sentence) => brokenBy(sentence, rules));
}

function tellsOfRedFlag(
  { check, isMatterOpen, limits }: Parameters<typeof outrightAdvice>[1],
  asked: Cues,
): boolean {
  const isFound = check.flags.some((flag) => RED_FLAGS.includes(flag));
  return (
    (isFound && isAtLeast(check.riskLevel, "high")) ||
    (isMatterOpen === true && limits.maxIntensity === "none") ||
    asked.has(JOINT_FLAG)
  );
}

function areIn(cues: Cues, groups: OutrightGroups): boolean {
  return groups.every((group) => group.some((cue) => cues.has(cue)));
}

function brokenBy(finds: SentenceFinds, rules: readonly OutrightRule[]): readonly OutrightRule[] {
  if (rules.length === 0 || finds.start === finds.end) return [];
  const broken = [finds, ...afterTurn(finds)].flatMap((part) => brokenByPart(part, rules));
  return [...new Set(broken)];
}

/** What stands behind the last "but" of a sentence: it may take back the warning before it. */
function afterTurn(finds: SentenceFinds): readonly SentenceFinds[] {
  const turns = (finds.hits.get("turn") ?? []).filter(({ start }) => start > finds.start);
  const start = Math.max(-1, ...turns.map((turn) => turn.start));
  if (start < 0) return [];
  const hits = [...finds.hits].flatMap(([concept, all]) => {
    const own = all.filter((hit) => hit.start >= start);
    return own.length === 0 ? [] : [[concept, own] as const];
  });
  return [{ ...finds, start, hits: new Map(hits) }];
}

function brokenByPart(
  finds: SentenceFinds,
  rules: readonly OutrightRule[],
): readonly OutrightRule[] {
  const { start, end, hits, questions } = finds;
  const isLeft = hits.has("professional") || questions.has(end - 1);
  if (isLeft || warnsOf(finds)) return [];
  const words = finds.words.slice(start, end);
  const found = built().findAll(words).hits;
  const named: Cues = new Set(found.map(({ meaning }) => meaning));
  const stated: Cues = new Set(
    found.filter((hit) => isStated(hit, words, finds)).map(({ meaning }) => meaning),
  );
  return rules.filter(
    ({ said, unless = [], isBesideHelp }) =>
      areIn(stated, said) &&
      !unless.some((cue) => named.has(cue)) &&
      (isBesideHelp === true || !hits.has("seekHelp")),
  );
}

/** A find whose first word is neither denied nor supposed, nor quoted; a "no" within it is its own. */
function isStated(
  hit: { readonly start: number },
  words: readonly Token[],
  { denied, start }: SentenceFinds,
): boolean {
  const before = words[hit.start - 1];
  const isDenied = denied[start + hit.start] === 1 || DENIES.has(before?.text ?? "");
  return !isDenied && words[hit.start]?.quoted === false;
}
