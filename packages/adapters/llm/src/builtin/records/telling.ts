import type { TextLanguage } from "@health-exercise/domain/language";
import type { RecordActivity, RecordFact } from "@health-exercise/domain/sport";
import type { LocalDate } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { KIND_TEXTS } from "./kind-texts.data.ts";
import type { UnitsAndLanguage } from "./measures.ts";

const LATIN = /[a-z]/iu;

/** When, in which language and in which units something is told. */
export type Telling = UnitsAndLanguage & { readonly today: LocalDate };
export type FactOf<Kind extends RecordFact["kind"]> = Extract<RecordFact, { readonly kind: Kind }>;

/** A kind of exercise in words; what the catalogue does not know, as the person wrote it. */
export function activityPhraseOf(activity: RecordActivity | null, language: TextLanguage): string {
  const texts = FACT_TEXTS[language];
  if (activity === null) return texts.anyExercise;
  const phraseOf = (each: RecordActivity) => activityPhraseOf(each, language);
  if (activity.except !== undefined)
    return filled(texts.otherThan, { activity: phraseOf(activity.except) });
  if (activity.parts !== undefined) {
    return allOf(activity.parts.map(phraseOf), language);
  }
  if (activity.kind !== undefined) return KIND_TEXTS[language][activity.kind];
  return sportPhraseOf(activity, language);
}

/** Names one after the other: "Monday, Tuesday and Friday". */
export function allOf(names: readonly string[], language: TextLanguage): string {
  const { listed, and } = FACT_TEXTS[language];
  return [names.slice(0, -1).join(listed), ...names.slice(-1)]
    .filter((each) => each !== "")
    .join(and);
}

/** The sport of a kind of exercise in words. */
export function sportPhraseOf(activity: RecordActivity, language: TextLanguage): string {
  const texts = FACT_TEXTS[language];
  const [family = ""] = activity.families;
  const known = texts.activities[family];
  if (known !== undefined) return known;
  // Latin letters would run into Chinese.
  return language === "zh" && LATIN.test(activity.name) ? `“${activity.name}”` : activity.name;
}
