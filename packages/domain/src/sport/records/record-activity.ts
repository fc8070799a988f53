import { read } from "../../language/read.ts";
import { compareText } from "../../shared/compare.ts";
import { type ActivityEvidence, NAME_RANK } from "../met/activity-evidence.ts";
import { familiesOfCategory } from "../met/category-families.ts";
import { readDescription } from "../met/match-activity.ts";
import { withSpaces } from "../met/read-label.ts";
import { sportsNamed } from "../met/sport-of.ts";
import type { ExerciseKind } from "./exercise-kinds.data.ts";
import { kindsNamed } from "./exercise-kinds.ts";
import type { RecordActivity } from "./record-query.ts";

/** What a session is called, and its type. */
export type SessionLabel = {
  readonly sportName: string;
  readonly exerciseType: string | null;
};

/**
 * A label with the families of activities that it means: those of the name, but where that says less than the type, or only how
 * was trained, those of the type too.
 */
export type ReadSessionLabel = SessionLabel & {
  readonly families: readonly string[];
  /** Those of the type alone. */
  readonly typeFamilies: readonly string[];
};

/** What sessions so labelled are counted under where sports are told apart. */
export type SportKey = { readonly label: SessionLabel; readonly key: string };

/** How is trained, whatever the sport: at intervals, in a circuit, for warming up, at a gym, with weights, or up a hill. */
const FORMS: ReadonlySet<string> = new Set([
  "interval_training",
  "circuit_training",
  "strength",
  "02060",
  "02101",
  "12255",
]);
/** The sport that a category without a general activity mostly stands for. */
const SPORT_OF_CATEGORY: Readonly<Record<string, string>> = { water_activities: "swimming" };
/** A family that is a row of the catalogue. */
const CODE = /^\d+$/u;

/** People name their sessions alike from one question to the next, and reading names is the costliest part of an answer. */
const MOST_REMEMBERED = 5_000;
const rememberedFamilies = new Map<string, Omit<ReadSessionLabel, keyof SessionLabel>>();
const rememberedWords = new Map<string, string>();

/** Reads what a session is called. */
export function readSessionLabel({ sportName, exerciseType }: SessionLabel): ReadSessionLabel {
  const key = JSON.stringify([sportName, exerciseType]);
  const known = rememberedFamilies.get(key);
  if (known !== undefined) return { sportName, exerciseType, ...known };
  const { name, type } = readDescription({
    sportName,
    ...(exerciseType !== null && { exerciseType }),
  });
  const typeFamilies = type === undefined ? [] : sportsOfType(type);
  const read = { families: familiesOf(name, typeFamilies), typeFamilies };
  if (rememberedFamilies.size >= MOST_REMEMBERED) rememberedFamilies.clear();
  rememberedFamilies.set(key, read);
  return { sportName, exerciseType, ...read };
}

function familiesOf(
  name: ActivityEvidence | undefined,
  typed: readonly string[],
): readonly string[] {
  const named = name === undefined ? [] : sportsNamed(name);
  if (named.length === 0) return typed;
  const [sport, ...others] = typed;
  if (name === undefined || sport === undefined || others.length > 0 || isForm(sport)) return named;
  const isOnlyForm = name.candidates.every(
    ({ activity, family }) => isForm(family) || isForm(activity),
  );
  if (isOnlyForm) return [...new Set([sport, ...named.filter(isForm)])];
  const isLess = name.candidates.every(({ rank }) => rank < NAME_RANK.category);
  return isLess ? typed : named;
}

function sportsOfType(type: ActivityEvidence): readonly string[] {
  const main = SPORT_OF_CATEGORY[type.categoryId ?? ""];
  return main === undefined ? sportsNamed(type) : [main];
}

function isForm(family: string): boolean {
  return FORMS.has(family);
}

/**
 * The kind of exercise that a name means: a sport of the catalogue, one of its categories, or else what is called so.
 *
 * @example
 * ```ts
 * import { recordActivityNamed } from "@health-exercise/domain/sport";
 * console.log(recordActivityNamed("bike rides")); // { name: 'bike rides', families: [ 'bicycling' ] }
 * ```
 */
export function recordActivityNamed(name: string): RecordActivity {
  const { name: evidence } = readDescription({ sportName: name });
  const named = evidence === undefined ? [] : sportsNamed(evidence);
  const categoryId = evidence?.categoryId;
  const ofCategory = categoryId === undefined ? [] : familiesOfCategory(categoryId);
  const families = [...new Set([...named, ...ofCategory])];
  const [first] = evidence === undefined ? [] : kindsNamed(evidence.text, named);
  return { name, families, ...(first !== undefined && { kind: first.kind }) };
}

/** The one sport that a session is of, however it was trained; undefined where it means none or several. */
export function soleSportOf({ families }: Pick<ReadSessionLabel, "families">): string | undefined {
  const sports = families.filter((family) => !isForm(family));
  const [sport, ...others] = sports.length > 0 ? sports : families;
  return others.length === 0 ? sport : undefined;
}

/**
 * The names under which sessions of `labels` are counted where sports are told apart: the one sport that each is of, else its own
 * name; a row of the catalogue that has no name of its own is called as the first of the sessions.
 */
export function sportKeysOf(labels: readonly ReadSessionLabel[]): readonly SportKey[] {
  const names = new Map<string, string>();
  for (const label of labels) {
    const sport = soleSportOf(label);
    if (sport === undefined || !CODE.test(sport)) continue;
    const known = names.get(sport);
    const isFirst = known === undefined || compareText(label.sportName, known) < 0;
    if (isFirst) names.set(sport, label.sportName);
  }
  return labels.map((label) => {
    const sport = soleSportOf(label) ?? label.sportName;
    return { label, key: names.get(sport) ?? sport };
  });
}

/** Those of `labels` that are of the kind of exercise asked about, or of none that is left out: those called by its title, where any are. */
export function labelsOfActivity(
  labels: readonly ReadSessionLabel[],
  activity: RecordActivity,
): ReadSessionLabel[] {
  if (activity.except !== undefined) {
    const leftOut = new Set(labelsOfActivity(labels, activity.except));
    return labels.filter((label) => !leftOut.has(label));
  }
  if (activity.parts !== undefined) {
    const ofParts = new Set(activity.parts.flatMap((part) => labelsOfActivity(labels, part)));
    return labels.filter((label) => ofParts.has(label));
  }
  const title = wordsOf(activity.title ?? "");
  const titled = title === "" ? [] : labels.filter((label) => holdsWords(label, title));
  if (titled.length > 0) return titled;
  const asked = wordsOf(activity.name);
  if (activity.families.length === 0) {
    return labels.filter((label) => holdsWords(label, asked));
  }
  const { kind } = activity;
  return labels.filter((label) =>
    label.families.length === 0
      ? label.exerciseType !== null && wordsOf(label.exerciseType) === asked
      : label.families.some((family) => activity.families.includes(family)) &&
        (kind === undefined || isOfKind(label, kind)),
  );
}

function isOfKind({ sportName, exerciseType, families }: ReadSessionLabel, kind: ExerciseKind) {
  return [sportName, exerciseType ?? ""].some((text) =>
    kindsNamed(read(withSpaces(text)), families).some((named) => named.kind === kind),
  );
}

/** Whether a session is called by the words of `name`, whatever else it is called. */
export function isCalled({ sportName }: Pick<SessionLabel, "sportName">, name: string): boolean {
  return holdsWords({ sportName, exerciseType: null }, wordsOf(name));
}

function holdsWords({ sportName, exerciseType }: SessionLabel, asked: string): boolean {
  if (asked === "") return false;
  return [sportName, exerciseType ?? ""].some((text) =>
    ` ${wordsOf(text)} `.includes(` ${asked} `),
  );
}

/** The words of a text as they are compared: one space between words, singular, one script. */
function wordsOf(text: string): string {
  const known = rememberedWords.get(text);
  if (known !== undefined) return known;
  const words = read(text)
    .words.map(({ singular }) => singular)
    .join(" ");
  if (rememberedWords.size >= MOST_REMEMBERED) rememberedWords.clear();
  rememberedWords.set(text, words);
  return words;
}
