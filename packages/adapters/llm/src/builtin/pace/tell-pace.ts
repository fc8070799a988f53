import { askedPace, type ReplyMaterial } from "@health-exercise/domain/chat";
import type { ReadText, TextLanguage } from "@health-exercise/domain/language";
import { filled } from "../texts.ts";
import { PACE_TEXTS } from "./pace-texts.data.ts";

const METERS_PER_KILOMETER = 1_000;
const METERS_PER_MILE = 1_609.344;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
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
    time: written(sum.minutes),
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
  return filled(isInMiles ? perMile : perKilometer, { pace: written(perUnit) });
}

function wayIn(isInMiles: boolean, meters: number, language: TextLanguage): string {
  const { miles, kilometers } = PACE_TEXTS[language];
  const way = meters / (isInMiles ? METERS_PER_MILE : METERS_PER_KILOMETER);
  const shown = String(Math.round(way * HUNDREDTHS) / HUNDREDTHS);
  return filled(isInMiles ? miles : kilometers, { way: shown });
}

/** As a stopwatch has it: "5:24", "1:47:20". */
function written(minutes: number): string {
  const seconds = Math.round(minutes * SECONDS_PER_MINUTE);
  const hours = Math.floor(seconds / (SECONDS_PER_MINUTE * MINUTES_PER_HOUR));
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = Math.floor(seconds / SECONDS_PER_MINUTE) % MINUTES_PER_HOUR;
  const small = two(seconds % SECONDS_PER_MINUTE);
  return hours === 0 ? `${rest}:${small}` : `${hours}:${two(rest)}:${small}`;
}
