import type { ReadText, Sentence } from "../../language/read-text.ts";
import type { TextLine } from "../../language/text-lines.ts";
import { toldOnce } from "../../language/told-once.ts";
import type { AdviceFacts } from "./advice-features.ts";
import { AdviceFinder, type AdviceHit, type FoundAdvice } from "./advice-finder.ts";
import type { AdvicePattern, AdviceRule, PersonFact } from "./advice-rule.ts";
import { ADVICE_CONCEPTS, ADVICE_RULES } from "./advice-subjects.ts";
import type { AskedDose } from "./meant-medicine.ts";

/** A sentence that advises what must not be advised to this person, and by which rules. */
export type UnsafeAdvice = { readonly sentence: Sentence; readonly rules: readonly AdviceRule[] };

/** The person as the rules see them. */
export type AdvisedPerson = {
  readonly facts: ReadonlySet<PersonFact>;
  /** What limits them and what they asked about, for weighing. */
  readonly weighed: AdviceFacts;
  /** Concepts found in what the person wrote. */
  readonly asked: ReadonlySet<string>;
  /** What "your dose" may stand for, by what they asked and take. */
  readonly dose: AskedDose;
  /** The words by which their medicines are called, each with the concept it stands for. */
  readonly named: ReadonlyMap<string, string>;
};

/** Longer gaps reach over commas. */
const WITHIN_CLAUSE = 9;

/** Right before it they take a warning back: "not dangerous". */
const NOT = new Set([
  "no",
  "not",
  "isnt",
  "arent",
  "wont",
  "never",
  "without",
  "hardly",
  "不",
  "没",
  "无",
]);

const NONE: ReadonlyMap<string, string> = new Map();

let finder: AdviceFinder | undefined;

/** The finds of the concepts of advice in any text. */
export function findAdvice(text: ReadText, named: ReadonlyMap<string, string> = NONE): FoundAdvice {
  return adviceIn(text, named.size === 0 ? NONE : named);
}

const adviceIn = toldOnce((text: ReadText, named: ReadonlyMap<string, string>): FoundAdvice => {
  finder ??= new AdviceFinder(ADVICE_CONCEPTS);
  return finder.find(text, named);
});

/**
 * The sentences of a reply that advise what is dangerous, to anybody or to this person. What is denied, warned of,
 * supposed, asked, or left to a doctor is no advice; nor is what `isQuoted` from the sources, unless a rule holds for these too.
 */
export function unsafeAdvice(
  sentences: readonly SentenceFinds[],
  found: FoundAdvice,
  person: AdvisedPerson,
  isQuoted: (sentence: Sentence) => boolean,
): readonly UnsafeAdvice[] {
  const rules = ADVICE_RULES.filter((rule) => isFor(rule, person) && !isLifted(rule, found));
  return sentences.flatMap((finds) => {
    const { sentence } = finds;
    const parts = partsOf(finds);
    const held = isQuoted(sentence) ? rules.filter(({ isOfSources }) => isOfSources) : rules;
    const broken = held.filter((rule) => isBroken(rule, parts, finds));
    return broken.length === 0 ? [] : [{ sentence, rules: broken }];
  });
}

/** What was found in one sentence of a text: its hits alone, and its words from `start` up to `end`. */
export type SentenceFinds = FoundAdvice & AdviceHit & { readonly sentence: Sentence };

/** The finds of each sentence, in one pass over words and hits. */
export function findsBySentence(
  found: FoundAdvice,
  lines: readonly TextLine[],
): readonly SentenceFinds[] {
  const { words } = found;
  let next = 0;
  const all = lines
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => {
      while (next < words.length && (words[next]?.start ?? 0) < sentence.start) next += 1;
      const start = next;
      while (next < words.length && (words[next]?.start ?? 0) < sentence.end) next += 1;
      return { ...found, sentence, start, end: next, hits: new Map<string, AdviceHit[]>() };
    });
  const byWord = new Array<(typeof all)[number] | undefined>(words.length);
  for (const one of all) byWord.fill(one, one.start, one.end);
  for (const [concept, hits] of found.hits) {
    for (const hit of hits) {
      const own = byWord[hit.start];
      if (own === undefined || hit.end > own.end) continue;
      const known = own.hits.get(concept);
      if (known === undefined) own.hits.set(concept, [hit]);
      else known.push(hit);
    }
  }
  return all;
}

/** Whether a sentence calls something dangerous, or leaves it to a doctor. */
export function warnsOf(finds: SentenceFinds): boolean {
  return partsOf(finds).some((part) => isWarned(finds, part, part.end));
}

/** Whether a sentence denies something, advises against it or calls it bad, as what leads a list does ("what not to do:"). */
export function speaksAgainst({ hits, negated, start, end }: SentenceFinds): boolean {
  return hits.has("against") || hits.has("calledBad") || negated.subarray(start, end).includes(1);
}

/** Whether a sentence speaks of pace or of energy spent, not of eating. */
export function isOfNoDiet({ hits }: SentenceFinds): boolean {
  return hits.has("noDiet");
}

/** The names of the concepts in a sentence, apart by whether any find is stated. */
export function conceptsIn(finds: SentenceFinds): readonly string[] {
  const parts = partsOf(finds);
  return [...finds.hits].flatMap(([concept, hits]) => {
    const inSentence = parts.flatMap((part) => within(hits, part));
    if (inSentence.length === 0) return [];
    return [`${concept}${inSentence.some((hit) => isStated(finds, hit)) ? "" : " denied"}`];
  });
}

function isFor({ who, asked }: AdviceRule, person: AdvisedPerson): boolean {
  const isMeant = who === undefined || who.some((fact) => person.facts.has(fact));
  return isMeant && (asked === undefined || asked.some((concept) => person.asked.has(concept)));
}

/** Whether the reply says elsewhere what makes a rule not apply. */
function isLifted({ unlessAnywhere = [] }: AdviceRule, found: FoundAdvice): boolean {
  return unlessAnywhere.some((concept) =>
    (found.hits.get(concept) ?? []).some((hit) => isStated(found, hit)),
  );
}

/** Words of a part of a sentence, up to a "but". */
type Part = AdviceHit & { readonly isAsked: boolean };

function partsOf({ hits, questions, start, end }: SentenceFinds): readonly Part[] {
  if (start === end) return [];
  const turns = (hits.get("turn") ?? []).filter((turn) => turn.start > start && turn.end < end);
  const isOffered = within(hits.get("offers") ?? [], { start, end }).some(
    (hit) => hit.start === start,
  );
  const isAsked = questions.has(end - 1) && !isOffered;
  const bounds = [start, ...turns.map((turn) => turn.start), end];
  return bounds
    .slice(0, -1)
    .map((from, index) => ({ start: from, end: bounds[index + 1] ?? end, isAsked }));
}

function isBroken(rule: AdviceRule, parts: readonly Part[], found: FoundAdvice): boolean {
  const hitsOf = (concept: string) => parts.flatMap((part) => hitsIn(found, concept, part));
  if (rule.unless?.some((concept) => hitsOf(concept).length > 0) === true) return false;
  const isBeside = (concept: string) => hitsOf(concept).some((hit) => isStated(found, hit));
  if (rule.beside?.every(isBeside) === false) return false;
  return parts.some(
    (part) =>
      !part.isAsked &&
      rule.patterns.some((pattern) =>
        placesOf(pattern, part, found).some(
          (place) => rule.isPlain === true || !isWarned(found, part, place.start),
        ),
      ),
  );
}

function hitsIn({ hits }: FoundAdvice, concept: string, part: AdviceHit): readonly AdviceHit[] {
  return within(hits.get(concept) ?? [], part);
}

function within(hits: readonly AdviceHit[], { start, end }: AdviceHit): readonly AdviceHit[] {
  return hits.filter((hit) => hit.start >= start && hit.end <= end);
}

function isStated({ denied }: FoundAdvice, { start }: AdviceHit): boolean {
  return denied[start] !== 1;
}

/** What is called dangerous or depends on a doctor is no advice; nor is what follows "ask your doctor". */
function isWarned(found: FoundAdvice, part: AdviceHit, before: number): boolean {
  const stated = (concept: string) =>
    hitsIn(found, concept, part).filter((hit) => isStated(found, hit));
  const isDeniedAt = ({ start }: AdviceHit): boolean =>
    [start - 2, start - 1].some((at) => at >= part.start && NOT.has(found.words[at]?.text ?? ""));
  return (
    hitsIn(found, "calledBad", part).some((hit) => !isDeniedAt(hit)) ||
    stated("depends").length > 0 ||
    stated("askFirst").some(({ start }) => start < before)
  );
}

/** Where a pattern stands, no part of it denied but by what begins it ("do not take your tablets"). */
function placesOf(pattern: AdvicePattern, part: AdviceHit, found: FoundAdvice): AdviceHit[] {
  let open: readonly AdviceHit[] | undefined;
  let gap = 0;
  for (const step of pattern) {
    if (typeof step === "number") {
      gap = step;
      continue;
    }
    const here = hitsIn(found, step, part);
    open =
      open === undefined
        ? here.filter((hit) => isStated(found, hit))
        : open.flatMap((left) =>
            here
              .filter((right) => isStated(found, right) || denies(found, left))
              .filter((right) => follows(left, right, gap, found))
              .map(({ end }) => ({ start: left.start, end })),
          );
    if (open.length === 0) return [];
  }
  return [...(open ?? [])];
}

/** Whether a phrase has a "not" in it, which reaches on. */
function denies({ denied }: FoundAdvice, { start, end }: AdviceHit): boolean {
  return denied[start] !== 1 && denied.subarray(start, end).includes(1);
}

function follows(left: AdviceHit, right: AdviceHit, gap: number, { words }: FoundAdvice): boolean {
  const distance = right.start - left.end;
  if (distance < 0 || distance > gap) return false;
  return gap > WITHIN_CLAUSE || words[left.end - 1]?.clause === words[right.start]?.clause;
}
