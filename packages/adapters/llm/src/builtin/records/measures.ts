import type { TextLanguage } from "@health-exercise/domain/language";
import type { RecordActivity } from "@health-exercise/domain/sport";
import { METERS_PER_YARD, type Units } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { MEASURE_UNITS, type MeasureUnit } from "./measure-texts.data.ts";

/** In which units and in which language something is told. */
export type UnitsAndLanguage = {
  readonly units: Units;
  readonly language: TextLanguage;
  /** Whether a way is asked for in yards. */
  readonly isInYards?: boolean;
};

/** Shorter ways are told in meters (design value). */
const SHORT_METERS = 1_000;
/** Swimmers count in meters, up to so many (design value). */
const LONG_SWIM_METERS = 10_000;
const METERS_PER_KILOMETER = 1_000;
/** National Institute of Standards and Technology, Guide for the Use of the International System of Units, 2008. */
export const METERS_PER_MILE = 1_609.344;
const METERS_PER_FOOT = 0.3048;
export const KILOGRAMS_PER_POUND = 0.45359237;
const CENTIMETRES_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const SECONDS_PER_HOUR = 3_600;
const SECONDS_PER_MINUTE = 60;
const TENTHS = 10;

/** A way in the person's units: "13 km", "8.1 miles"; of a swim in meters, or in the yards that are asked for. */
export function distanceOf(
  meters: number,
  { units, language, isInYards = false }: UnitsAndLanguage,
  activity: RecordActivity | null = null,
): string {
  if (isInYards) return told("yards", Math.round(meters / METERS_PER_YARD), language);
  const families = activity?.families ?? [];
  const isOfSwims = families.length > 0 && families.every((family) => family === "swimming");
  const isSwim = isOfSwims && meters < LONG_SWIM_METERS;
  if (units === "imperial") return told("miles", rounded(meters / METERS_PER_MILE), language);
  return isSwim || (meters > 0 && meters < SHORT_METERS)
    ? told("meters", Math.round(meters), language)
    : told("kilometers", rounded(meters / METERS_PER_KILOMETER), language);
}

/** A climb: "310 m", "1,017 ft". */
export function climbOf(meters: number, { units, language }: UnitsAndLanguage): string {
  return units === "imperial"
    ? told("feet", Math.round(meters / METERS_PER_FOOT), language)
    : told("meters", Math.round(meters), language);
}

/** The weight of a body: "66 kg", "145.5 lb". */
export function weightOf(kilograms: number, { units, language }: UnitsAndLanguage): string {
  return units === "imperial"
    ? amountOf("pounds", rounded(kilograms / KILOGRAMS_PER_POUND), language)
    : amountOf("kilograms", kilograms, language);
}

/** The height of a body: "170 cm", "5 ft 7 in". */
export function heightOf(centimetres: number, { units, language }: UnitsAndLanguage): string {
  if (units === "metric") return amountOf("centimetres", centimetres, language);
  const inches = Math.round(centimetres / CENTIMETRES_PER_INCH);
  const feet = Math.trunc(inches / INCHES_PER_FOOT);
  const rest = String(inches % INCHES_PER_FOOT);
  return filled(MEASURE_UNITS[language].feetAndInches, { n: String(feet), inches: rest });
}

/** A pace by its seconds for a kilometer: "5:45 min/km", "9:15 min/mile". */
export function paceOf(secondsPerKilometer: number, { units, language }: UnitsAndLanguage): string {
  const seconds = secondsIn(secondsPerKilometer, units);
  const unit = units === "imperial" ? "minutesPerMile" : "minutesPerKilometer";
  return filled(MEASURE_UNITS[language][unit], { n: clockOf(seconds) });
}

/** How much faster one pace is than another: "0:04 min/km". */
export function paceDifferenceOf(
  left: number,
  right: number,
  { units, language }: UnitsAndLanguage,
): string | undefined {
  const difference = Math.abs(
    Math.round(secondsIn(left, units)) - Math.round(secondsIn(right, units)),
  );
  if (difference === 0) return undefined;
  const unit = units === "imperial" ? "secondsPerMile" : "secondsPerKilometer";
  return filled(MEASURE_UNITS[language][unit], { n: String(difference) });
}

/** A speed: "25.2 km/h". */
export function speedOf(
  meters: number,
  seconds: number,
  { units, language }: UnitsAndLanguage,
): string {
  const perHour = (meters / seconds) * SECONDS_PER_HOUR;
  return units === "imperial"
    ? told("milesPerHour", rounded(perHour / METERS_PER_MILE), language)
    : told("kilometersPerHour", rounded(perHour / METERS_PER_KILOMETER), language);
}

/** A length of time as watches show it: "26:30", "2:03:00". */
export function clockOf(seconds: number): string {
  const all = Math.round(seconds);
  const parts = [all % SECONDS_PER_HOUR, all].map((each) => Math.trunc(each / SECONDS_PER_MINUTE));
  const rest = String(all % SECONDS_PER_MINUTE).padStart(2, "0");
  if (all < SECONDS_PER_HOUR) return `${parts[0]}:${rest}`;
  return `${Math.trunc(all / SECONDS_PER_HOUR)}:${String(parts[0]).padStart(2, "0")}:${rest}`;
}

function secondsIn(secondsPerKilometer: number, units: Units): number {
  return units === "imperial"
    ? (secondsPerKilometer * METERS_PER_MILE) / METERS_PER_KILOMETER
    : secondsPerKilometer;
}

function told(unit: MeasureUnit, value: number, language: TextLanguage): string {
  return filled(MEASURE_UNITS[language][unit], { n: String(value) });
}

function rounded(value: number): number {
  return Math.round(value * TENTHS) / TENTHS;
}
