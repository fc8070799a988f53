import type { Token } from "../../language/read-text.ts";
import {
  type AskedDose,
  type DoseContext,
  doseContexts,
  withMeantMedicine,
} from "./meant-medicine.ts";
import { PLAIN_RULES, type PlainOrder, type PlainRule } from "./plain-advice.data.ts";
import type { PlainCue } from "./plain-advice-words.data.ts";
import { type PlainPlaces, plainPlaces } from "./plain-places.ts";
import type { SentenceFinds } from "./unsafe-advice.ts";

/** How an instruction has begun where its verb could stand. */
const BEGUN = { plainly: 1, byLeadOfForm: 2, byOffer: 4 } as const;

/**
 * The rules of plain advice that each sentence of a reply breaks: an instruction to stop, change or swap a medicine, or to eat nothing for
 * days, from its beginning to its end without another word. What is denied, supposed, told of others, quoted, followed by what comes of it
 * or left to a professional is none. "Your dose" is one of a medicine where the sentence names one, what was asked does, or the person is known to take
 * one; "it" is what was named before it.
 */
export function plainAdvice(
  sentences: readonly SentenceFinds[],
  asked: AskedDose,
): readonly (readonly PlainRule[])[] {
  const places = sentences.map(({ words, start, end }) => plainPlaces(words.slice(start, end)));
  const contexts = doseContexts(places, asked);
  return sentences.map((sentence, at) => {
    const [own, context] = [places[at], contexts[at]];
    return own === undefined || context === undefined ? [] : rulesBroken(sentence, own, context);
  });
}

function rulesBroken(
  sentence: SentenceFinds,
  named: PlainPlaces,
  context: DoseContext,
): readonly PlainRule[] {
  const { start, end, questions, hits } = sentence;
  const words = sentence.words.slice(start, end);
  const isLeft = hits.has("professional") || (questions.has(end - 1) && !hits.has("offers"));
  if (words.length === 0 || isLeft) return [];
  const places = withMeantMedicine(named, words, context);
  const begun = beginnings(words, places);
  const isSaid = (at: number) =>
    words[at]?.quoted === false &&
    (sentence.denied[start + at] !== 1 || ((begun[at] ?? 0) & BEGUN.byOffer) !== 0);
  const isBare = (from: number, until: number) =>
    !isTakenBack(from, until, places) && !isCalledBad(start + from, start + until, sentence);
  const isBroken = ({ steps, isOpen }: PlainOrder) =>
    words.some(
      (_, at) =>
        begun[at] !== 0 &&
        isSaid(at) &&
        endsOf(places, "renew", at).length === 0 &&
        walk(steps, begun[at] ?? 0, at, places).some(
          (until) => (isOpen || mayEnd(until, words, places)) && isBare(at, until),
        ),
    );
  return PLAIN_RULES.filter(({ orders }) => orders.some(isBroken));
}

function endsOf(places: PlainPlaces, cue: PlainCue, at: number): readonly number[] {
  return places.get(cue)?.get(at) ?? [];
}

/** How an instruction may have begun up to each word: with its clause, or with "you can". */
function beginnings(words: readonly Token[], places: PlainPlaces): Uint8Array {
  const begun = new Uint8Array(words.length + 1);
  const add = (at: number, ways: number) => {
    begun[at] = (begun[at] ?? 0) | ways;
  };
  for (const [at, { clause }] of words.entries()) {
    if (clause !== words[at - 1]?.clause) add(at, BEGUN.plainly);
    for (const end of endsOf(places, "lead", at)) add(end, BEGUN.plainly);
    for (const end of endsOf(places, "offer", at)) add(end, BEGUN.plainly | BEGUN.byOffer);
    for (const end of endsOf(places, "leadOfForm", at)) add(end, BEGUN.byLeadOfForm);
    for (const end of endsOf(places, "aside", at)) add(end, begun[at] ?? 0);
  }
  return begun;
}

/** Where the steps of an order end that begins at a word. */
function walk(
  steps: readonly PlainCue[],
  ways: number,
  from: number,
  places: PlainPlaces,
): readonly number[] {
  return steps.reduce<readonly number[]>(
    (open, step, index) => {
      if (index > 0) return open.flatMap((at) => ahead(at, step, places));
      const isPlain = (ways & BEGUN.plainly) !== 0;
      const ofForm = step === "stop" && (ways & BEGUN.byLeadOfForm) !== 0 ? "stopping" : undefined;
      return [
        ...(isPlain ? endsOf(places, step, from) : []),
        ...(ofForm === undefined ? [] : endsOf(places, ofForm, from)),
      ];
    },
    [from],
  );
}

/** Where a step ends that comes next, or after words that belong to what it is done to. */
function ahead(from: number, step: PlainCue, places: PlainPlaces): readonly number[] {
  const seen = new Set([from]);
  const found = new Set<number>();
  for (const at of seen) {
    for (const end of endsOf(places, step, at)) found.add(end);
    for (const cue of ["between", "form"] as const)
      for (const end of endsOf(places, cue, at)) seen.add(end);
  }
  return [...found];
}

/** Whether an instruction is over at a word, or goes on in a way that leaves it as it is. */
function mayEnd(from: number, words: readonly Token[], places: PlainPlaces): boolean {
  const seen = new Set([from]);
  for (const at of seen) {
    if (words[at]?.clause !== words[at - 1]?.clause) return true;
    if (endsOf(places, "after", at).length > 0) return true;
    for (const end of endsOf(places, "form", at)) seen.add(end);
  }
  return false;
}

/** Whether something before it takes it back, or something behind it tells what comes of it. */
function isTakenBack(from: number, until: number, places: PlainPlaces): boolean {
  const isBefore = [...(places.get("unsaid")?.keys() ?? [])].some((at) => at < from);
  return isBefore || [...(places.get("consequence")?.keys() ?? [])].some((at) => at >= until);
}

/** Whether words beside it call something dangerous, or leave it to somebody; 应该停 is no warning where it begins the advice. */
function isCalledBad(from: number, until: number, { hits, start, end }: SentenceFinds): boolean {
  return (["calledBad", "depends", "askFirst"] as const).some((concept) =>
    (hits.get(concept) ?? [])
      .filter((hit) => hit.start >= start && hit.end <= end)
      .some((hit) => hit.end <= from || hit.start >= until),
  );
}
