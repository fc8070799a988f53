import { read } from "../../language/read.ts";
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

/** A label with the families of activities that it means: those of the name, or where that means none, those of the type. */
export type ReadSessionLabel = SessionLabel & { readonly families: readonly string[] };

/** People name their sessions alike from one question to the next, and reading names is the costliest part of an answer. */
const MOST_REMEMBERED = 5_000;
const rememberedFamilies = new Map<string, readonly string[]>();
const rememberedWords = new Map<string, string>();

/** Reads what a session is called. */
export function readSessionLabel({ sportName, exerciseType }: SessionLabel): ReadSessionLabel {
  const key = JSON.stringify([sportName, exerciseType]);
  const known = rememberedFamilies.get(key);
  if (known !== undefined) return { sportName, exerciseType, families: known };
  const { name, type } = readDescription({
    sportName,
    ...(exerciseType !== null && { exerciseType }),
  });
  const named = name === undefined ? [] : sportsNamed(name);
  const families = named.length > 0 || type === undefined ? named : sportsNamed(type);
  if (rememberedFamilies.size >= MOST_REMEMBERED) rememberedFamilies.clear();
  rememberedFamilies.set(key, families);
  return { sportName, exerciseType, families };
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

/** The name under which a session is counted where sports are told apart: the one family that it means, else its own name. */
export function sportKeyOf({ families, sportName }: ReadSessionLabel): string {
  const [family, ...others] = families;
  return family !== undefined && others.length === 0 ? family : sportName;
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
