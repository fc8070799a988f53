import { UNIT_MESSAGES } from "../../messages/catalogues.ts";
import type { MessageLocale } from "../../messages/message-locale.ts";
import { say } from "../../messages/say.ts";
import type { Units } from "../../user/profile.ts";
import { metersOf } from "./distance-totals.ts";
import type { Movement } from "./movement.ts";

/** Meters of the unit that distances are told in: a kilometer, an international mile (1959). */
const METERS_OF_UNIT: Readonly<Record<Units, number>> = { metric: 1_000, imperial: 1_609.344 };
const METERS_PER_KILOMETER = 1_000;
const SECONDS_PER_MINUTE = 60;
const MILLISECONDS_PER_HOUR = 3_600_000;

/** A distance in the person's units, one decimal: `5.2 km`, `3.2 miles`. */
export function sayDistance(meters: number, locale: MessageLocale, units: Units): string {
  const count = Math.round((meters / METERS_OF_UNIT[units]) * 10) / 10;
  return say(UNIT_MESSAGES, locale, `distance.${units}`, { count });
}

/** A speed in the person's units, one decimal: `22.1 km/h`, `13.7 mph`. */
export function saySpeed(
  { decimeters, milliseconds }: Movement,
  locale: MessageLocale,
  units: Units,
): string {
  const perHour =
    (metersOf(decimeters) / METERS_OF_UNIT[units] / milliseconds) * MILLISECONDS_PER_HOUR;
  return say(UNIT_MESSAGES, locale, `speed.${units}`, { count: Math.round(perHour * 10) / 10 });
}

/** A pace in the person's units, whole seconds: `5:30 min/km`, `8:51 min/mile`. */
export function sayPace(secondsPerKilometer: number, locale: MessageLocale, units: Units): string {
  const whole = Math.round((secondsPerKilometer * METERS_OF_UNIT[units]) / METERS_PER_KILOMETER);
  return say(UNIT_MESSAGES, locale, `pace.${units}`, {
    minutes: Math.floor(whole / SECONDS_PER_MINUTE),
    seconds: String(whole % SECONDS_PER_MINUTE).padStart(2, "0"),
  });
}
