import { askedPace, type ReplyMaterial } from "@health-exercise/domain/chat";
import type { ReadText, TextLanguage } from "@health-exercise/domain/language";
import { clockOf, METERS_PER_MILE } from "../records/measures.ts";
import { filled } from "../texts.ts";
import { PACE_TEXTS } from "./pace-texts.data.ts";

const METERS_PER_KILOMETER = 1_000;
const SECONDS_PER_MINUTE = 60;
const HUNDREDTHS = 100;

/** The time, pace or way that a message asks for, computed from the other two; undefined where it asks for none. */
export function paceTold(
  asked: ReadText,
  { history, language }: Pick<ReplyMaterial, "history" | "language">,
): string | undefined {
  const found = askedPace(asked, history);
  if (found === undefined) return undefined;
  const { of, sum, isInMiles } = found;
  return filled(PACE_TEXTS[language][of], {
    time: clockOf(sum.minutes * SECONDS_PER_MINUTE),
    pace: paceIn(isInMiles, sum.minutesPerKilometer, language),
    otherPace: paceIn(!isInMiles, sum.minutesPerKilometer, language),
    way: wayIn(isInMiles, sum.meters, language),
  });
}

function paceIn(isInMiles: boolean, minutesPerKilometer: number, language: TextLanguage): string {
  const { perMile, perKilometer } = PACE_TEXTS[language];
  const perUnit = isInMiles
    ? minutesPerKilometer * (METERS_PER_MILE / METERS_PER_KILOMETER)
    : minutesPerKilometer;
  return filled(isInMiles ? perMile : perKilometer, {
    pace: clockOf(perUnit * SECONDS_PER_MINUTE),
  });
}

function wayIn(isInMiles: boolean, meters: number, language: TextLanguage): string {
  const { miles, kilometers } = PACE_TEXTS[language];
  const way = meters / (isInMiles ? METERS_PER_MILE : METERS_PER_KILOMETER);
  const shown = String(Math.round(way * HUNDREDTHS) / HUNDREDTHS);
  return filled(isInMiles ? miles : kilometers, { way: shown });
}
