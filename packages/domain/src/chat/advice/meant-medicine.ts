import type { ReadText, Token } from "../../language/read-text.ts";
import type { PlainCue } from "./plain-advice-words.data.ts";
import { type PlainPlaces, plainPlaces } from "./plain-places.ts";

/** What "your dose" and "it" may stand for beside a sentence. */
export type DoseContext = {
  /** Whether "your dose" is one of a medicine without its name. */
  readonly isOfMedicine: boolean;
  /** Whether what was named last is a medicine. */
  readonly isMedicineLast: boolean;
};

/** The same for the first sentence of a reply: what was asked names it, or the person is known to take a medicine. */
export type AskedDose = {
  readonly asked: readonly ReadText[];
  readonly asksOfMedicine: boolean;
  readonly takesMedicine: boolean;
};

/** "Your usual morning dose". */
const MOST_BEFORE_DOSE = 3;

/** What else may be halved, skipped or stopped. */
const OTHERS = ["supplement", "training", "otherDose"] as const satisfies readonly PlainCue[];

/** The contexts of the sentences of a reply, from what was asked and what the sentence before each of them names. */
export function doseContexts(
  sentences: readonly PlainPlaces[],
  { asked, asksOfMedicine, takesMedicine }: AskedDose,
): readonly DoseContext[] {
  const questions = asked.map(({ words }) => plainPlaces(words));
  const isOfSupplement = (places: PlainPlaces | undefined) =>
    places?.has("supplement") === true && !places.has("medicine");
  const asksOfSupplement = questions.some(isOfSupplement);
  const isAskedLast = asksOfMedicine && !questions.some((places) => othersIn(places).length > 0);
  return sentences.map((places, at) => {
    const before = sentences[at - 1];
    const isOther = asksOfSupplement || isOfSupplement(before) || isOfSupplement(places);
    const isOfMedicine = asksOfMedicine || (takesMedicine && !isOther);
    const isNamed = before?.has("medicine") === true || (isOfMedicine && namesOwn(before));
    return { isOfMedicine, isMedicineLast: before === undefined ? isAskedLast : isNamed };
  });
}

/** Where something else is named; not training that says when. */
function othersIn(places: PlainPlaces): readonly number[] {
  const times = [...(places.get("aroundTraining") ?? [])];
  return OTHERS.flatMap((cue) => [...(places.get(cue)?.keys() ?? [])]).filter(
    (at) => !times.some(([start, ends]) => start <= at && ends.some((end) => at < end)),
  );
}

function namesOwn(places: PlainPlaces | undefined): boolean {
  return places?.has("ownForm") === true || places?.has("yourDose") === true;
}

/** The places in which "your dose", "your tablet" and "it" count as a medicine where they stand for one. */
export function withMeantMedicine(
  places: PlainPlaces,
  words: readonly Token[],
  { isOfMedicine, isMedicineLast }: DoseContext,
): PlainPlaces {
  const named = places.get("medicine");
  const isOfDose = (named !== undefined || isOfMedicine) && !isOtherDose(places);
  const own = isOfDose ? [...yourDoses(places, words), ...ownForms(places, isOfMedicine)] : [];
  const medicines = new Map([...own, ...(named ?? [])]);
  const first = Math.min(...medicines.keys());
  const other = Math.min(...othersIn(places));
  const pronouns = [...(places.get("pronoun") ?? [])].filter(
    ([at]) => first < Math.min(at, other) || (isMedicineLast && at < other),
  );
  if (own.length === 0 && pronouns.length === 0) return places;
  return new Map([
    ...places,
    ["medicine", new Map([...pronouns, ...medicines])],
    ["meant", new Map([...pronouns, ...own])],
  ]);
}

/** Whether the dose in a sentence is one of something else; "half an hour before a run" says when a medicine is taken. */
function isOtherDose(places: PlainPlaces): boolean {
  const times = places.get("timeOfDose");
  return [...(places.get("otherDose")?.keys() ?? [])].some((at) => !times?.has(at));
}

type Places = readonly (readonly [number, readonly number[]])[];

function yourDoses(places: PlainPlaces, words: readonly Token[]): Places {
  return [...(places.get("yourDose") ?? [])].filter(([at]) =>
    words.slice(Math.max(0, at - MOST_BEFORE_DOSE), at).some(({ text }) => text === "your"),
  );
}

function ownForms(places: PlainPlaces, isOfMedicine: boolean): Places {
  return isOfMedicine ? [...(places.get("ownForm") ?? [])] : [];
}
