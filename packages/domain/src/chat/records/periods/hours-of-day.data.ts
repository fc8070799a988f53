import { PARTS_OF_DAY_EN, PARTS_OF_DAY_ZH } from "../../parts-of-day.data.ts";

/**
 * Parts of a day by the hours in which sessions of them begin (design values). A night goes on beyond midnight: what begins
 * before five belongs to the night of the day before.
 */
export const HOURS_OF_PARTS = {
  morning: [4, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [18, 29],
  smallHours: [0, 5],
} as const;

/** What these parts are called. The choice of words is a design value. */
export const PARTS_OF_DAY = {
  morning: [
    `(${PARTS_OF_DAY_EN.morning}|${PARTS_OF_DAY_EN.dawn})`,
    `(${PARTS_OF_DAY_ZH.morning}|${PARTS_OF_DAY_ZH.dawn})`,
    "before noon",
  ],
  noon: [`(${PARTS_OF_DAY_EN.noon}|at lunch)`, `(${PARTS_OF_DAY_ZH.noon})`],
  afternoon: [`(${PARTS_OF_DAY_EN.afternoon})`, `(${PARTS_OF_DAY_ZH.afternoon})`],
  evening: [`(${PARTS_OF_DAY_EN.evening})`, `(${PARTS_OF_DAY_ZH.evening})`],
  night: [`(${PARTS_OF_DAY_EN.night})`, `(${PARTS_OF_DAY_ZH.night})`],
  smallHours: [`(${PARTS_OF_DAY_ZH.smallHours})`],
} as const satisfies Readonly<Record<keyof typeof HOURS_OF_PARTS, readonly string[]>>;
