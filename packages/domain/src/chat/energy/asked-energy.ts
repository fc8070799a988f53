import { readAmounts } from "../../language/read-amounts.ts";
import type { ReadText } from "../../language/read-text.ts";
import { MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import { baselineOf, estimateEnergyKilocalories } from "../../sport/met/energy-estimate.ts";
import type { MetActivity } from "../../sport/met/met-activity.ts";
import { editionForAge } from "../../sport/met/met-edition.ts";
import { activitiesOfEdition } from "../limits/activity-in.ts";

/** The energy of an activity as it was asked for. */
export type AskedEnergy = {
  readonly activity: MetActivity;
  readonly minutes: number;
  /** As the message tells it, else as it is on record; null where neither does. */
  readonly weightKg: number | null;
  /** For each kilogram of body weight where none is known. */
  readonly kilocalories: number;
};

/** What is on record of the one who asks; null where nothing is. */
export type KnownBody = { readonly weightKg: number | null; readonly ageYears: number | null };

/** A question that asks for energy has more words around the activity (design value). */
const NAMED = 0.4;
/** What is reckoned with where no length is told (design value). */
const USUAL_MINUTES = 30;
/** No session is shorter, none longer, and no grown person lighter or heavier. */
const PLAUSIBLE = { minutes: [1, 24 * 60], weight: [20, 300] } as const;

/**
 * The energy of the first activity that a question names, by the one formula of energy and the table of METs for the age:
 * Compendium of Physical Activities, 2024. Undefined where it names none.
 */
export function askedEnergy(
  question: ReadText,
  { weightKg: knownWeightKg, ageYears }: KnownBody,
): AskedEnergy | undefined {
  const [activity] = activitiesOfEdition(question, NAMED, editionForAge(ageYears ?? undefined));
  if (activity === undefined) return undefined;
  const amountOf = (measure: "minutes" | "weight", [least, most]: readonly [number, number]) =>
    readAmounts(question.tokens).find(
      (amount) => amount.measure === measure && amount.low >= least && amount.low <= most,
    )?.low;
  const minutes = amountOf("minutes", PLAUSIBLE.minutes) ?? USUAL_MINUTES;
  const weightKg = amountOf("weight", PLAUSIBLE.weight) ?? knownWeightKg;
  const durationMilliseconds = minutes * MILLISECONDS_PER_MINUTE;
  const kilocalories = estimateEnergyKilocalories({
    met: activity.met,
    baseline: baselineOf(activity.edition),
    weightKg: weightKg ?? 1,
    durationMilliseconds,
  });
  return { activity, minutes, weightKg, kilocalories };
}
